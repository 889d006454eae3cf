# What is wanted now.

ask-choose_party = Who comes along?
ask-choose_first_ability = What does { $hero } know from the start?
ask-keep_something = Which find does { $hero } take into the next chapter, if any?
ask-keep_some_ability = Which ability will { $hero } still know?
ask-go_on_after_loss = The page is turned, and it was the wrong one. Once more?
ask-take_turn =
    { $may ->
        [go-act] What does { $hero } do? { $hero_is ->
            [he] He
           *[she] She
        } may still move and act.
        [go] { $hero } may still move, but act no more.
        [act] { $hero } can move no further, but still act.
        [free] Only free actions are left for { $hero }.
       *[nothing] There is nothing left for { $hero } to do. End the turn.
    }
ask-free_captured = Free again! Where does { $hero } come out?
ask-wear_and_stow =
    { $may ->
       *[wear-stow-done] What does { $hero } put on, and what goes into the bundle?
        [wear-done] What does { $hero } put on?
        [stow-done] What goes into the bundle?
    }
ask-barter = What changes paws between the two?
ask-choose_card = Which card takes the wound?
ask-strike_on = There is room for another blow. Whom?
ask-next_knife = Another knife is ready. Whom?
ask-order = Who attacks at once?
ask-obey = Whom does { $hero } attack at once?
ask-move_friend = That makes way: who may go a field?
ask-move_one_field = Where does { $hero } go, if anywhere?
ask-answer_hits =
    { $n ->
        [one] { $figure } hits { $hero }! Does anybody help?
       *[other] { $figure } hits { $hero }, { $n } times! Does anybody help?
    }
ask-answer_roll = { $hero } has rolled. Leave it so?
ask-take_find =
    { $may ->
       *[keep_find-sell_find] Does { $hero } keep the find, or is it turned into cheese?
        [sell_find-replace] The bundle is full. What makes room for the find, or is it turned into cheese?
    }
ask-choose_find = Which of these does { $hero } keep?
ask-arrive = Where does { $hero } step in?
ask-disguise = Rats ahead, and there is the disguise. Put it on?
ask-place_foes =
    { $foe_is ->
        [he] { $foe }: where does he come in?
        [she] { $foe }: where does she come in?
       *[it] { $foe }: where does it come in?
    }
ask-answer_placing = Somebody has just come in. Is anybody quicker?
ask-foes_turn = They are equally near. Who acts first?
ask-choose_mouse = { $script }: for which mouse?
ask-choose_foe = Which enemy?
ask-choose_field = Which field?
ask-learn_something = What does { $hero } learn?
ask-turn_page = What will you do?
