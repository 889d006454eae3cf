# --- Wusel in einem Tab, ohne Server

tab-loading = Die Spiele sind unterwegs: { $done } von { $all } MB
tab-starting = Die Spiele sind da und packen aus …
tab-elsewhere = Wusel ist in einem anderen Tab offen, und der hat deine Spiele.
tab-gone = Deine Spiele sind jetzt in einem anderen Tab.
tab-take = Hier spielen
tab-full = Dein Browser hat keinen Platz mehr. Dein letzter Schritt ist nicht gespeichert und darum noch nicht geschehen; sonst geht nichts verloren. Schaffe Platz oder lösche Spiele unter „Meine Abende“: Dann geht es weiter.
tab-trouble-no-storage = Dieser Browser lässt Wusel nichts speichern, darum kann kein Spiel beginnen. Nötig sind eine Seite mit https (oder localhost) und kein privates Fenster.
tab-trouble-no-room = Dein Browser hat keinen Platz für Spiele. Schaffe welchen und lade die Seite neu; verloren ist nichts.
tab-trouble-no-line = Die Spiele konnten nicht vollständig geladen werden. Prüfe deine Verbindung und lade die Seite neu.
tab-trouble-broken = Die Spiele ließen sich in diesem Browser nicht starten. Vielleicht hilft eine neuere Version.
tab-update = Eine neue Version von Wusel ist da. Deine Spiele bleiben, wie sie sind.
tab-change = Übernehmen
tab-kept = Deine Spiele
tab-kept-text = Sie liegen nur in diesem Browser. Als Datei kannst du sie in einen anderen mitnehmen.
tab-export = Alles als Datei mitnehmen
tab-bring = Datei mitbringen
tab-bring-sure = Alles, was hier gespielt wurde, wird durch den Inhalt der Datei ersetzt. Soll das geschehen?
tab-bring-refused = In dieser Datei sind keine Spiele eines Tabs, oder solche einer neueren Version. Nichts hat sich geändert.
tab-delete = Alles löschen
tab-delete-sure = Alle Spiele, Abende und Einstellungen in diesem Browser werden gelöscht, und niemand kann sie zurückholen. Sollen sie weg?
needs-server = In einen Tab kann sonst niemand kommen: Hier spielst du allein, gegen Bots, oder ihr reicht das Gerät herum. Mit Freunden braucht es ein Wusel auf einem Computer, den sie erreichen:
