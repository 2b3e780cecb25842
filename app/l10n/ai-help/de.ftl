name = KI-Hilfe
about = Stellen Sie eine Frage zur Webentwicklung. Die Antworten kommen von den Seiten von { $site }, mit einem Link auf den Abschnitt hinter jeder Aussage.
report-feedback = Rückmeldung geben
external = Externer Link
table = Tabelle

landing-title = Einmal fragen, weiterbauen
landing-lead = Die KI-Hilfe beantwortet Ihre Fragen aus der Dokumentation von { $site } und zeigt, woher jede Aussage stammt.
landing-features = Neu dabei
landing-history-title = Verlauf
landing-history = Kommen Sie auf frühere Fragen zurück und fragen Sie dort weiter, wo Sie aufgehört haben.
landing-context-title = Mehr Zusammenhang
landing-context = Anschlussfragen kennen das bisherige Gespräch. Sie können auch zu der Seite fragen, die Sie gerade lesen.
landing-sources-title = Nummerierte Quellen
landing-sources = Jede Aussage verlinkt den Abschnitt, auf dem sie beruht. Was keine Seite behandelt, wird nicht beantwortet.
landing-reasons = Antworten, die Sie prüfen können
landing-direct-title = Direkter Zugang
landing-direct = Finden Sie den richtigen Abschnitt, ohne zu wissen, wie er heißt.
landing-short-title = Auf den Punkt gebracht
landing-short = Sehen Sie die Angaben mehrerer Seiten nebeneinander, mit ihren Codebeispielen.
landing-learning-title = Interaktiv lernen
landing-learning = Fragen Sie nach, ändern Sie eine Frage und probieren Sie Codebeispiele im Playground aus.

banner-core = Core enthält { $limit } Fragen pro Tag. Mit Plus 5 oder Supporter 10 gibt es keine Grenze.
banner-subscriber = Ihr Tarif enthält die KI-Hilfe ohne Begrenzung der Fragen.
upgrade = Jetzt upgraden
quota-title = Sie haben Ihre { $limit } Fragen für heute gestellt
quota-text = Spätestens einen Tag nach Ihrer ersten Frage können Sie wieder fragen. Plus 5 und Supporter 10 haben keine Grenze.

question = Ihre Frage
question-first = Stellen Sie Ihre Frage
question-follow = Stellen Sie eine Anschlussfrage
question-left = { $count ->
    [one] Heute noch { $count } Frage
   *[other] Heute noch { $count } Fragen
  }
submit = Frage senden
clear = Frage leeren
stop = Antwort anhalten
follow = Automatisch mitrollen
topic-new = Neues Thema
back = Zurück zur vorigen Frage
edit = Frage bearbeiten
edit-undo = Bearbeitung verwerfen
edit-submit = Geänderte Frage senden
version-previous = Vorige Frage
version-next = Nächste Frage
version = Fassung { $at } von { $total }

page-about = Ihre Frage betrifft diese Seite:
page-remove = Zu allen Seiten fragen

examples = Beispiele
example-center = Wie zentriere ich ein div?
example-form = Wie erstelle ich ein Formular in HTML?
example-sort = Wie sortiere ich ein Array?
example-fetch = Wie nutze ich die Fetch API?
example-redirect = Wie leite ich mit HTTP weiter?
example-access = Wie mache ich eine Seite barrierefrei?

status-searching = Inhalte von { $site } werden durchsucht …
status-sources = Herangezogene Inhalte von { $site }:
status-generating = Ihre Antwort wird erstellt …
status-answer = Antwort:
status-stopped = Antwort (angehalten):
status-done = Die Antwort ist vollständig.
stopped = Antwort angehalten
failed = Fehler beim Erstellen Ihrer Antwort!
again = Erneut versuchen
unfinished = Die Antwort wird noch geschrieben. Diese Seite sucht alle { $seconds } Sekunden nach ihr.
lost = Die Verbindung ist abgebrochen. Diese Seite sucht alle { $seconds } Sekunden nach der Antwort.

refused = Die Seiten von { $site } beantworten diese Frage nicht, daher gibt es keine Antwort. Die KI-Hilfe behandelt nur Webentwicklung.
nearest = Die nächstliegenden Seiten:
refused-show = Diese Frage unseren Autorinnen und Autoren zeigen
refused-shared = Die Frage bleibt dort 90 Tage, ohne Ihren Namen.
refused-shown = Vielen Dank! Unsere Autorinnen und Autoren können Ihre Frage jetzt sehen.
mark-model = Von einem Sprachmodell aus den Quellen oben geschrieben. Prüfen Sie diese, bevor Sie sich darauf verlassen.
mark-quoted = Aus diesen Seiten zitiert. Nichts davon hat ein Sprachmodell geschrieben.
source = Quelle { $number }

useful = War diese Antwort nützlich?
useful-yes = Ja, sie war nützlich
useful-no = Nein, sie war nicht nützlich
useful-shared = Wenn Sie Nein wählen, sehen unsere Autorinnen und Autoren die Frage und die Antwort, ohne Ihren Namen.
useful-done = Vielen Dank! Ihre Stimme wurde gespeichert.
report = Ein Problem mit dieser Antwort melden

legal-model = Die Antworten schreibt { $model }; sie können falsch sein.
legal-quoted = Die Antworten sind Abschnitte der Dokumentation, die eine Suche auswählt.
guidance = Alle Hinweise lesen
guidance-title = Hinweise zur KI-Hilfe
guidance-purpose = Die KI-Hilfe ist für Fragen zur Webentwicklung da. Sie sucht auf den Seiten von { $site } nach Abschnitten, die Ihre Frage beantworten, und stützt sich nur auf diese. Eine Frage, die keine Seite behandelt, wird nicht beantwortet.
guidance-check = Eine Antwort kann unvollständig oder falsch sein. Folgen Sie den nummerierten Links und prüfen Sie Aussagen in der Dokumentation, bevor Sie sich darauf verlassen. Lesen Sie Codebeispiele, bevor Sie sie ausführen.
guidance-private = Geben Sie keine persönlichen oder vertraulichen Daten ein. Fragen werden auf Missbrauch geprüft, und ein fremder Dienst kann sie verarbeiten. Sie werden nur aufbewahrt, solange Ihr Verlauf an ist, und Sie können sie jederzeit löschen. Was Sie unseren Autorinnen und Autoren zeigen, bleibt dort 90 Tage, ohne Ihren Namen.
close = Schließen

history = Verlauf der Antworten
history-show = Verlauf zeigen
history-off = Ihre Fragen und Antworten werden nicht aufbewahrt. Ist der Verlauf an, können Sie darauf zurückkommen.
history-on = Verlauf aktivieren
history-none = Hier erscheinen Ihre Fragen.
history-today = Heute
history-yesterday = Gestern
history-week = Letzte 7 Tage
history-month = Letzte 30 Tage
delete = Thema löschen
delete-question = Möchten Sie dieses Thema endgültig löschen?
cancel = Abbrechen

play = Ausprobieren
play-about = Diesen Code im Playground öffnen
queue = Warteschlange
queue-about = Dieses Beispiel vormerken: Alle vorgemerkten werden zusammen im Playground geöffnet.
queue-example = Beispiel { $number }
queue-choice = Warteschlange: Beispiel { $number }
queue-remove = Beispiel { $number } entfernen

fault-empty = Bitte geben Sie eine Frage ein.
fault-long = Diese Frage ist zu lang. Bitte kürzen Sie sie oder beginnen Sie ein neues Thema.
fault-quota = Sie haben alle Fragen für heute gestellt. Ihre Frage steht noch hier.
fault-flagged = Diese Frage verstößt gegen die Regeln der KI-Hilfe. Bitte fragen Sie etwas anderes.
fault-busy = Ihre vorige Frage wird noch beantwortet. Bitte warten Sie darauf oder halten Sie die Antwort an.
fault-full = Gerade werden zu viele Fragen beantwortet. Ihre Frage steht noch hier: Bitte versuchen Sie es in einer Minute noch einmal.
fault-gone = Dieses Thema gibt es nicht mehr. Ihre Frage steht noch hier: Senden Sie sie, um ein neues zu beginnen.
fault-failed = Etwas ist schiefgegangen; Ihre Frage wurde nicht gezählt. Sie steht noch hier: Bitte versuchen Sie es noch einmal.
fault-slow = Die Antwort kam nicht rechtzeitig; Ihre Frage wurde nicht gezählt. Sie steht noch hier: Bitte versuchen Sie es noch einmal.
fault-lost = Die Antwort ist nicht angekommen. Ihre Frage steht noch hier. Sie wurde vielleicht gezählt.
fault-lost-kept = Die Antwort ist nicht angekommen. Ihre Frage steht noch hier. Sie wurde vielleicht gezählt und beantwortet: Sehen Sie in Ihrem Verlauf nach, bevor Sie noch einmal fragen.
fault-away = Die KI-Hilfe ist gerade nicht erreichbar. Ihre Frage steht noch hier: Bitte versuchen Sie es noch einmal.
