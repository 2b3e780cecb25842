## Frame

tools = Werkzeuge zum Schreiben
home = Startseite zum Schreiben
public-home = Öffentliche Startseite
skip = Zum Hauptinhalt springen
read-only = Nur Lesen: Dateien lassen sich nur auf diesem Rechner ändern.
recent = Zuletzt angesehen
latest = Neueste Änderungen
flawed-most-read = Meistgelesene Seiten mit Mängeln
documents = Seiten: { $count }
bad-form = Das Formular konnte nicht gelesen werden.
form-too-long = Nichts wurde gespeichert: Ein Formular darf höchstens 4 MiB haben.
form-too-long-back = Gehen Sie im Browser zurück: Ihr Text steht auf der Seite, von der Sie kommen. Kürzen Sie ihn, oder sichern Sie ihn zuerst anderswo.
title-of = { $screen }: { $page }

## Lists

filter = Filtern
reset = Filter zurücksetzen
all = Alle
paging = Seiten der Liste
previous = Zurück
next = Weiter
page-of = Seite { $page } von { $pages }
document = Seite
popularity = Rang nach Beliebtheit
popularity-of = Rang ({ $locale })
nothing-found = Nichts gefunden
field-url = Adresse enthält
field-title = Titel
field-popularity = Rang nach Beliebtheit
field-fixable = Behebbare Mängel
field-page = Seite
field-search = Mangel enthält
filter-error = Dieser Filter ist unverständlich: { $field }. Schreiben Sie eine Zahl oder etwa < 100.

## Flaws

flaws = Mängel
flaw-count = Mängel: { $count }
flaws-total = Mängel insgesamt: { $total }, mit Vorschlag: { $fixable }.
found-files = Gefundene Dateien: { $count }.
by-check = Nach Prüfung
by-area = Nach Bereich
fixable = Mit Vorschlag: { $count }
no-flaws = Keine bekannten Mängel
suggestion = Vorschlag:
fix = Diesen beheben
fix-safe = Alle gefahrlosen beheben: { $count }
not-fixed = Die Stelle des Mangels wurde in der Datei nicht gefunden. Nichts wurde geändert.
not-utf8 = Die Datei ist kein gültiges UTF-8: Speichern Sie sie zuerst in einem anderen Editor als UTF-8. Nichts wurde geändert.
line = Zeile { $line }

## Sources

open = Im Editor öffnen
no-editor = Der Editor konnte nicht gestartet werden. Prüfen Sie EDITOR.
source = Quelltext
no-source = Keine Datei zu { $slug }
edit-on-host = Auf dem Code-Host bearbeiten
edit = Hier bearbeiten
create = Diese Seite anlegen
create-as = Diese Seite anlegen ({ $type })
missing-page = Fehlende Seiten
field-slug = Adresse oder Slug
show = Anzeigen
exists = Diese Seite gibt es:
redirected = Leser werden weitergeleitet zu:
page-type = Seitentyp
show-template = Vorlage zeigen

## Editing

markdown = Markdown der Seite
completions = Vervollständigungen
save = Speichern
save-over = Andere Fassung überschreiben
preview = Vorschau
not-saved = Nicht gespeichert
saving = Wird gespeichert …
save-failure = Der Server ist nicht erreichbar oder hatte einen Fehler. Nichts wurde gespeichert, und Ihr Text steht noch hier: Bitte versuchen Sie es noch einmal.
no-page-text = Der Text braucht einen Titel und einen Slug zwischen zwei Zeilen --- und danach einen Inhalt. Nichts wurde gespeichert.
conflict = Die Datei wurde inzwischen geändert
conflict-about = Dies sind die Unterschiede zwischen der Datei und Ihrem Text, der noch unten steht. Nichts wurde überschrieben.
image = Bild zur Seite
add-image = Bild hinzufügen
image-added = Hinzugefügt. Schreiben Sie { $markup } an seine Stelle.
image-name = Der Name darf Kleinbuchstaben, Ziffern, Punkte, Binde- und Unterstriche haben und endet auf png, jpg, gif, webp oder svg.
image-size = Das Bild ist leer oder größer als 500 KiB.
image-pixels = Das Bild hat mehr als 50 Millionen Pixel.
image-type = Der Inhalt ist nicht, was der Name sagt.
image-unsafe = Dieses SVG könnte Code ausführen oder andere Dateien laden.
image-taken = Eine Datei dieses Namens gibt es schon.

## History

history = Verlauf
no-history = Die Datei hat keinen Verlauf in git.
versions = Zu vergleichende Fassungen
version-from = Von
version-to = Bis
working-copy = Die Datei, wie sie jetzt ist
show-difference = Unterschied zeigen
rendered-difference = Die Seite
source-difference = Der Quelltext
no-difference = Kein Unterschied
unknown-commit = Der Commit oder die Datei darin ist unbekannt.

## Translations

translations = Übersetzungen
translations-dashboard = Veraltete Übersetzungen
translations-missing = Fehlende Übersetzungen
translations-differences = Unterschiede im Aufbau
rows-dashboard = Veraltet: { $count }
rows-missing = Fehlend: { $count }
rows-differences = Mit Unterschieden: { $count }
pages-total = Seiten insgesamt
pages-missing = Nicht übersetzt
pages-outdated = Veraltet
completeness = Übersetzt
freshness = Aktuell
sections = Abschnitte
section = Abschnitt
age = Englisch ist jünger um
days = Tage: { $count }
behind = Commits im Rückstand
commits = Anzahl Commits: { $count }
compare = Neben Englisch
no-counterpart = Nichts an dieser Stelle
no-source-commit = Die Übersetzung nennt ihre englische Vorlage nicht (l10n.sourceCommit).
up-to-date = Die englische Seite hat sich seit der Übersetzung nicht geändert.
english-changed = Seit der Übersetzung geänderte Teile der englischen Seite: { $count }. Sie sind unten markiert.

## Sitemap

sitemap = Seitenbaum
root = Wurzel
