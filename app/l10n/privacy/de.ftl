title = Datenschutz und Telemetrie
description = Was diese Website darüber erfährt, wie ihre Seiten genutzt werden, und wie Sie das abschalten.
lead = Diese Website misst, wie ihre Seiten genutzt werden, um zu erkennen, welche besser werden sollten. Sie können das hier abschalten, mit oder ohne JavaScript.

choice-title = Ihre Entscheidung
state-on = Die Telemetrie ist in diesem Browser eingeschaltet.
state-cookie = Die Telemetrie ist in diesem Browser aus, weil Sie sie abgeschaltet haben.
state-gpc = Die Telemetrie ist aus, weil Ihr Browser das Signal „Global Privacy Control“ sendet.
state-dnt = Die Telemetrie ist aus, weil Ihr Browser das Signal „Do Not Track“ sendet.
turn-off = Telemetrie abschalten
turn-on = Telemetrie einschalten
choice-text = Beim Abschalten wird ein Cookie namens { $cookie } für drei Jahre gespeichert. War die Telemetrie vorher an, bittet Ihr Browser einmal darum, seine früheren Berichte zu löschen, und entfernt, was er gespeichert hatte.

sent-title = Was berichtet wird
sent-page = Zu jeder Seite: ihre Adresse samt Ihrer Suchanfrage, die Seite, von der Sie kamen (von einer anderen Website nur der Ursprung), der Status der Antwort, Ihre Sprachen, die Breite des Fensters, Ihr Land und die Art Ihres Abonnements.
sent-acts = Welche Menüs, Links, Schaltflächen und Suchen Sie benutzen, was Sie in Suchen und in den Filter einer Seite eingeben, die Meldung eines fehlgeschlagenen Scans und ob Sie bis 25, 50 oder 75 Prozent einer Seite scrollen.
sent-id = Mit jedem Bericht: eine Zufallszahl, die dieser Browser sich ausdenkt und speichert, eine Nummer für den Besuch, die nach 30 Minuten ohne Aktivität wechselt, der Tag Ihres ersten Besuchs, die Zahl Ihrer Besuche, Ihr Betriebssystem und die Uhrzeit samt Ihrer Zeitzone.

not-title = Was nicht berichtet wird
not-sent = Kein Name, keine E-Mail-Adresse, keine IP-Adresse, kein Code, den Sie schreiben, und von anderen Websites nichts als der Ursprung, von dem Sie kamen.

where-title = Wohin Berichte gehen
where-here = Nur an diese Website. Sie zählt sie pro Tag zusammen und speichert keinen einzelnen Bericht.
where-here-uncounted = Nur an diese Website. Sie speichert keinen davon.
where-there = An diese Website. Sie zählt sie pro Tag zusammen, speichert keinen einzelnen Bericht und gibt sie ohne Ihre IP-Adresse an { $host } weiter.
where-there-uncounted = An diese Website. Sie speichert keinen davon und gibt sie ohne Ihre IP-Adresse an { $host } weiter.

counts-title = Zählungen ohne Telemetrie
counts-text = Unabhängig von der Telemetrie zählt der Server pro Tag, welche Seiten abgerufen werden und welche Suchen nichts finden. Diese Zählungen sagen nichts über Sie und brauchen kein Cookie.
