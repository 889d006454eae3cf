# --- Wusel in a tab, without a server

tab-loading = The games are on their way: { $done } of { $all } MB
tab-starting = The games are here and unpack …
tab-elsewhere = Wusel is open in another tab, and that tab has your games.
tab-gone = Your games are in another tab now.
tab-take = Play here
tab-full = Your browser has no more room. Your last step is not stored, so it has not happened yet; nothing else is lost. Free some room, or delete games under “My evenings”: then it goes on.
tab-trouble-no-storage = This browser does not let Wusel store anything, so no game can begin. It needs a page with https (or localhost), and no private window.
tab-trouble-no-room = Your browser has no room for games. Free some, and load the page again; nothing is lost.
tab-trouble-no-line = The games could not be loaded completely. Check your connection and load the page again.
tab-trouble-broken = The games could not be started in this browser. A newer version of it may help.
tab-update = A new version of Wusel is here. Your games stay as they are.
tab-change = Change to it
tab-kept = Your games
tab-kept-text = They lie in this browser alone. As a file they can be taken along to another one.
tab-export = Take all along as a file
tab-bring = Bring a file
tab-bring-sure = Everything that was played here is replaced by what the file holds. Shall it be?
tab-bring-refused = This file holds no games of a tab, or those of a newer version. Nothing has changed.
tab-delete = Delete everything
tab-delete-sure = All games, evenings and settings in this browser are deleted, and nobody can bring them back. Shall they be?
needs-server = Nobody else can come into a tab: here you play alone, against bots, or pass the device. With friends it takes a Wusel on a computer that they can reach:
