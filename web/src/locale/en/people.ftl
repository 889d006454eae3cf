# People and bots: reports, the cast, evenings, the deal of the day.

report = Report a problem
report-made = A file with what you may know of this game is in your downloads. Nobody is named in it. Send it to whoever looks after this house.
report-made-whole = A file with the whole game is in your downloads. Nobody is named in it. Send it to whoever looks after this house.
