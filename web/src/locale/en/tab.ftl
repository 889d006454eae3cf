# --- Wusel in a tab, without a server

tab-loading = The games are on their way: { $done } of { $all } MB
tab-starting = The games are here and unpack …
tab-elsewhere = Wusel is open in another tab, and that tab has your games.
tab-gone = Your games are in another tab now.
tab-take = Play here
tab-full = Your browser has no more room, so your last step was not stored and has not happened. Nothing else is lost. Delete games under “My evenings”, or free some room, and try again.
tab-trouble-no-storage = This browser does not let Wusel store anything, so no game can begin. It needs a page with https (or localhost), and no private window.
tab-trouble-no-line = The games could not be loaded completely. Check your connection and load the page again.
tab-trouble-broken = The games could not be started in this browser. A newer version of it may help.
