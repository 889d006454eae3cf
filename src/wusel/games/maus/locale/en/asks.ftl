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
ask-strike_on = One more blow. At which foe?
ask-next_knife = One more knife. At which foe?
ask-order = Who attacks at once?
ask-obey = Which foe does { $hero } attack at once?
ask-move_friend = That makes way: who may go a field?
ask-move_one_field = Where does { $hero } go, if anywhere?
ask-answer_hits =
    { $n ->
        [one] { $figure } hits { $hero }! { $chance } % chance that it gets through. Does anybody help?
       *[other] { $figure } hits { $hero }, { $n } times! { $chance } % chance that a hit gets through, { $whole }.{ $tenth } on average. Does anybody help?
    }
ask-answer_roll =
    { $may ->
        [hit] { $n ->
            [one] { $hero } hits { $figure }
           *[other] { $hero } hits { $figure }, { $n } times
        }: { $chance } % chance to wound, { $whole }.{ $tenth } wounds on average. Leave it so?
       *[missed] { $hero } misses. Leave it so?
        [struck] { $n ->
            [one] One hit gets
           *[other] { $n } hits get
        } through to { $hero }. Leave it so?
        [blocked] { $hero } blocks everything. Leave it so?
        [succeeded] { $hero } has rolled, and it is enough. Leave it so?
        [failed] { $hero } has rolled, and it is not enough. Leave it so?
    }
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

# What is waited for.

waits-choose_party = { $names } decides who comes along.
waits-choose_first_ability = { $names } decides what { $hero } knows from the start.
waits-keep_something = { $names } decides what { $hero } takes into the next chapter.
waits-keep_some_ability = { $names } decides which ability { $hero } will still know.
waits-go_on_after_loss = { $names } decides whether you try once more.
waits-take_turn = { $names } decides what { $hero } does.
waits-free_captured = { $names } decides where { $hero } comes out.
waits-wear_and_stow = { $names } arranges what { $hero } carries.
waits-barter = { $names } barters with { $hero }.
waits-choose_card = { $names } decides which card takes the wound.
waits-strike_on = { $names } may strike once more with { $hero }.
waits-next_knife = { $names } may throw another knife with { $hero }.
waits-order = { $names } decides who attacks at once.
waits-obey = { $names } chooses the foe that { $hero } attacks at once.
waits-move_friend = { $names } decides who may go a field.
waits-move_one_field = { $names } may let { $hero } go a field.
waits-answer_hits =
    { $hits ->
        [one] { $figure } hits { $hero }. { $names } may help.
       *[other] { $figure } hits { $hero }, { $hits } times. { $names } may help.
    }
waits-answer_roll = { $hero } has rolled. { $names } may change it.
waits-take_find = { $names } decides what becomes of the find of { $hero }.
waits-choose_find = { $names } decides which find { $hero } keeps.
waits-arrive = { $names } decides where { $hero } steps in.
waits-disguise = { $names } decides about the disguise.
waits-place_foes = { $foe }: { $names } picks the field.
waits-answer_placing = { $names } may act before the newcomer.
waits-foes_turn = { $names } decides which of the equally near acts first.
waits-choose_mouse = { $script }: { $names } picks a mouse.
waits-choose_foe = { $names } picks an enemy.
waits-choose_field = { $names } picks a field.
waits-learn_something = { $names } decides what { $hero } learns.
waits-turn_page = { $names } decides how the story goes on.
