# --- Wusel in einem Tab, ohne Server

tab-loading = Die Spiele sind unterwegs: { $done } von { $all } MB
tab-starting = Die Spiele sind da und packen aus …
tab-elsewhere = Wusel ist in einem anderen Tab offen, und der hat deine Spiele.
tab-gone = Deine Spiele sind jetzt in einem anderen Tab.
tab-take = Hier spielen
tab-full = Dein Browser hat keinen Platz mehr. Dein letzter Schritt ist darum nicht gespeichert und nicht geschehen; sonst geht nichts verloren. Lösche Spiele unter „Meine Abende“ oder schaffe Platz, und versuche es noch einmal.
tab-trouble-no-storage = Dieser Browser lässt Wusel nichts speichern, darum kann kein Spiel beginnen. Nötig sind eine Seite mit https (oder localhost) und kein privates Fenster.
tab-trouble-no-line = Die Spiele konnten nicht vollständig geladen werden. Prüfe deine Verbindung und lade die Seite neu.
tab-trouble-broken = Die Spiele ließen sich in diesem Browser nicht starten. Vielleicht hilft eine neuere Version.
