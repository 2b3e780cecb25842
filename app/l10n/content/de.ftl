### Texts that the compiler writes into articles and sidebars. Values are HTML.

## Notes

note-label = Hinweis:
warning-label = Warnung:

## Badges

badge-experimental = Experimentell
badge-experimental-title = Experimentell. Das Verhalten kann sich noch ändern.
badge-nonstandard = Nicht standardisiert
badge-nonstandard-title = Nicht standardisiert. Prüfen Sie vor der Verwendung die Browser-Unterstützung.
badge-deprecated = Veraltet
badge-deprecated-title = Veraltet. Verwenden Sie es nicht in neuen Projekten.
badge-optional = Optional
badge-readonly = Schreibgeschützt
badge-readonly-title = Der Wert kann gelesen, aber nicht gesetzt werden.
badge-secure-context = Sicherer Kontext
badge-secure-context-title = Funktioniert nur in sicheren Kontexten (HTTPS).

## Banners

banner-experimental-label = Experimentell:
banner-experimental-text = Diese Technologie ist noch experimentell. Sehen Sie sich die <a href="{ $url }">Tabelle zur Browser-Kompatibilität</a> an, bevor Sie sie produktiv einsetzen.
banner-deprecated-label = Veraltet:
banner-deprecated-text = Diese Funktion ist ein Auslaufmodell: Einige Browser unterstützen sie noch, aber sie kann jederzeit wegfallen. Verwenden Sie sie nicht in neuen Projekten und ersetzen Sie sie in bestehendem Code, wo es geht.
banner-nonstandard-label = Nicht standardisiert:
banner-nonstandard-text = Kein Standard definiert diese Funktion. Sie funktioniert daher nicht bei allen Besuchern, und Implementierungen können sich unterscheiden. Vermeiden Sie sie auf öffentlichen Websites.
banner-secure-context-label = Sicherer Kontext:
banner-secure-context-text = Diese Funktion steht in einigen oder allen Browsern, die sie unterstützen, nur in <a href="/{ $locale }/docs/Web/Security/Defenses/Secure_Contexts">sicheren Kontexten</a> (HTTPS) zur Verfügung.
workers-default = Diese Funktion ist in <a href="/{ $locale }/docs/Web/API/Web_Workers_API">Web Workern</a> verfügbar.
workers-worker = Diese Funktion ist nur in <a href="/{ $locale }/docs/Web/API/Web_Workers_API">Web Workern</a> verfügbar.
workers-dedicated = Diese Funktion ist nur in <a href="/{ $locale }/docs/Web/API/DedicatedWorkerGlobalScope">dedizierten Workern</a> verfügbar.
workers-service = Diese Funktion ist nur in <a href="/{ $locale }/docs/Web/API/Service_Worker_API">Service Workern</a> verfügbar.
workers-window-and-worker = Diese Funktion ist in Fenstern und in <a href="/{ $locale }/docs/Web/API/Web_Workers_API">Web Workern</a> verfügbar.
workers-window-and-dedicated = Diese Funktion ist nur in Fenstern und in <a href="/{ $locale }/docs/Web/API/DedicatedWorkerGlobalScope">dedizierten Workern</a> verfügbar.
workers-window-and-service = Diese Funktion ist nur in Fenstern und in <a href="/{ $locale }/docs/Web/API/Service_Worker_API">Service Workern</a> verfügbar.
workers-worker-except-service = Diese Funktion ist nur in <a href="/{ $locale }/docs/Web/API/Web_Workers_API">Web Workern</a> verfügbar, jedoch nicht in <a href="/{ $locale }/docs/Web/API/Service_Worker_API">Service Workern</a>.
workers-window-and-worker-except-service = Diese Funktion ist in Fenstern und in <a href="/{ $locale }/docs/Web/API/Web_Workers_API">Web Workern</a> verfügbar, jedoch nicht in <a href="/{ $locale }/docs/Web/API/Service_Worker_API">Service Workern</a>.
workers-window-and-worker-except-shared = Diese Funktion ist in Fenstern und in <a href="/{ $locale }/docs/Web/API/Web_Workers_API">Web Workern</a> verfügbar, jedoch nicht in <a href="/{ $locale }/docs/Web/API/SharedWorker">Shared Workern</a>.

## Links and navigation

link-rfc-section = RFC { $number }, Abschnitt { $section }
nav-previous = Zurück
nav-next = Weiter
nav-menu = Übersicht: { $title }

## Embeds and data macros

embed-youtube-title = YouTube-Video
embed-example-title = Beispiel: { $path }
embed-sample-title = Beispiel: { $name }
embed-try-it = Probieren Sie es aus
property-attributes-of = Eigenschaftsattribute von { $name }
property-writable = Schreibbar
property-enumerable = Aufzählbar
property-configurable = Konfigurierbar
answer-yes = ja
answer-no = nein

## Sidebars

sidebar-constructor = Konstruktor
sidebar-static-properties = Statische Eigenschaften
sidebar-instance-properties = Instanzeigenschaften
sidebar-static-methods = Statische Methoden
sidebar-instance-methods = Instanzmethoden
sidebar-events = Ereignisse
sidebar-inheritance = Vererbung
sidebar-related-pages = Verwandte Seiten zu { $group }
sidebar-related = Verwandte Themen
sidebar-guides = Anleitungen
sidebar-tutorial = Tutorial
sidebar-interfaces = Schnittstellen
sidebar-properties = Eigenschaften
sidebar-methods = Methoden
sidebar-types = Typen
sidebar-standard-objects = Eingebaute Standardobjekte
sidebar-overview = Übersicht

## Article HTML

link-external = Externer Link
link-only-in-english = Diese Seite gibt es nur auf Englisch
link-not-created = Diese Seite wurde noch nicht geschrieben
scroll-table = Scrollbare Tabelle
scroll-formula = Scrollbare Formel
scroll-box = Scrollbarer Bereich

## Formal definitions of CSS

css-info-at-rule = <a href="/{ $locale }/docs/Web/CSS/Reference/At-rules">Zugehörige At-Regel</a>
css-info-initial = <a href="/{ $locale }/docs/Web/CSS/Guides/Cascade/Property_value_processing#initial_value">Anfangswert</a>
css-info-applies-to = Anwendbar auf
css-info-also-applies-to = { $facts }. Gilt auch für { $names }.
css-info-inherited = <a href="/{ $locale }/docs/Web/CSS/Guides/Cascade/Inheritance">Vererbt</a>
css-info-percentages = Prozentwerte
css-info-computed = <a href="/{ $locale }/docs/Web/CSS/Guides/Cascade/Property_value_processing#computed_value">Berechneter Wert</a>
css-info-animation-type = <a href="/{ $locale }/docs/Web/CSS/Guides/Animations/Animatable_properties">Animationstyp</a>
css-info-stacking = <a href="/{ $locale }/docs/Web/CSS/Guides/Positioned_layout/Stacking_context">Erzeugt Stapelkontext</a>
css-info-each-property = wie bei jeder Eigenschaft der Kurzschreibweise:
css-info-not-found = Die formale Definition von { $name } ist nicht bekannt.

## Compatibility tables and specifications

compat-caption = Browser-Kompatibilität von { $query }
compat-feature = Funktion
compat-platform-desktop = Desktop
compat-platform-mobile = Mobil
compat-platform-server = Server
compat-row-link = Link zu dieser Zeile
compat-yes = Volle Unterstützung
compat-partial = Teilweise Unterstützung
compat-preview = Unterstützung in einer Vorabversion
compat-no = Keine Unterstützung
compat-unknown = Unterstützung unbekannt
compat-version-no = Nein
compat-version-preview = Vorabversion
compat-mark-footnote = Siehe Hinweise zur Implementierung
compat-mark-disabled = Muss vom Benutzer aktiviert werden
compat-mark-altname = Verwendet einen nicht standardisierten Namen
compat-mark-prefix = Benötigt ein Herstellerpräfix
compat-mark-more = Weitere Angaben zur Kompatibilität
compat-released = Veröffentlicht: { $date }
compat-removed = Ab Version { $version } entfernt
compat-prefix = Benötigt das Herstellerpräfix { $prefix }
compat-altname = Unter dem Namen { $name } implementiert
compat-flag-since = Ab Version { $from } hinter einem Flag.
compat-flag-between = Ab Version { $from } bis vor Version { $until } hinter einem Flag.
compat-flag-preference = Aktivieren Sie die Einstellung { $name }.
compat-flag-preference-value = Setzen Sie die Einstellung { $name } auf { $value }.
compat-flag-runtime = Starten Sie den Browser mit dem Flag { $name }.
compat-flag-runtime-value = Starten Sie den Browser mit dem Flag { $name } und dem Wert { $value }.
compat-flag-place = Einstellungen von { $browser } ändern Sie unter { $url }.
compat-bug = Siehe Bug { $number }
compat-implementation = Siehe die Codeänderung
compat-legend = Legende
compat-tip = Wählen Sie eine Zelle mit weiteren Angaben, um ihre Hinweise und ihren Verlauf zu öffnen.
compat-report = Probleme mit diesen Kompatibilitätsdaten melden
compat-source = Daten auf GitHub ansehen
compat-source-title = Datei: { $file }
compat-missing = Keine Kompatibilitätsdaten für { $query } gefunden.
compat-missing-report = Dieses Problem melden
spec-heading = Spezifikation
spec-unknown = Unbekannte Spezifikation
spec-none = Keine Spezifikation gefunden
spec-none-text = Die Daten nennen keine Spezifikation für { $query }. Wenn Sie eine kennen, ergänzen Sie sie in den <a class="external" target="_blank" href="{ $url }">Browser-Kompatibilitätsdaten</a>.

## Formal syntax

css-syntax-sources = Formale Syntax nach { $specs }. Browser unterstützen davon möglicherweise nur einen Teil.

## Lists, diagrams and old macros

summary-missing = Es gibt keine Zusammenfassung.
list-filter = Diese Seite filtern
inheritance-diagram-label = Vererbung von { $name }
svg-info-categories = Kategorien
svg-info-content = Erlaubter Inhalt
svg-info-interface = DOM-Schnittstelle
svg-info-attributes = Attribute
svg-info-specification = Spezifikation
extension-examples = Beispielerweiterungen
extension-example-name = Beispiel
extension-example-apis = APIs
extension-example-description = Beschreibung
no-tag-omission = Keine: Start-Tag und End-Tag sind beide erforderlich.

## Choice of browsers in compatibility tables

compat-choice = Browser auswählen
compat-choice-hint = Wählen Sie die Spalten für diese und alle anderen Kompatibilitätstabellen. Die Auswahl wird in einem Cookie auf diesem Gerät gespeichert. Ist nichts ausgewählt, werden alle angezeigt.
compat-choice-apply = Auswahl anzeigen
compat-choice-all = Alle anzeigen
compat-choice-count = { $shown } von { $all } angezeigt
## Home

home-description = Referenz und Anleitungen zu HTML, CSS, JavaScript, HTTP und Web-APIs.
search-description = { $site } durchsuchen

## Samples and their runner

runner-caution = Vorsicht: Das ist eine Demoseite
runner-caution-text = Der Code dieser Seite kam mit ihrer Adresse, kann also von jedem stammen. Geben Sie keine Passwörter oder anderen persönlichen Daten ein.
runner-code = Code anzeigen
runner-open = Im Playground öffnen
runner-continue = Weiter
runner-no-code = Kein Code zum Ausführen
runner-no-code-text = Diese Adresse nennt keinen Code. Vielleicht wurde sie abgeschnitten.
runner-unreadable = Der Code ist nicht lesbar
runner-unreadable-text = Der Code in dieser Adresse ist beschädigt oder wurde abgeschnitten.
runner-too-large = Der Code ist zu groß
runner-too-large-text = Es kann höchstens ein Mebibyte Code ausgeführt werden.
runner-forbidden = Wird hier nicht gezeigt
runner-forbidden-text = Dieser Code läuft nur in einem Frame dieser Website. Öffnen Sie ihn stattdessen im Playground.
runner-missing = Beispiel nicht gefunden
runner-missing-text = Diese Seite hat kein Beispiel mit diesem Namen. Vielleicht wurde sie geändert.
sample-play = Ausprobieren
sample-result = Ergebnis
queue-title = Warteschlange
queue-about = Dieses Beispiel vormerken: Alle vorgemerkten werden zusammen im Playground geöffnet.
queue-example = Beispiel { $number }
queue-remove = Beispiel { $number } entfernen
## Interactive examples

example-run = Ausführen
example-reset = Zurücksetzen
example-output = Ausgabe
example-console = Konsolenausgabe
example-values = Wert auswählen
example-unsupported = Ihr Browser unterstützt den aktuellen Wert nicht.
example-hint = Tab rückt ein. Mit Esc und dann Tab verlassen Sie den Editor.
name-part = { $name }: { $part }
example-failed = Der Editor konnte nicht geladen werden.

## Markdown twins (the first sentence follows the word Baseline)

twin-baseline-high = Weithin verfügbar seit { $date }.
twin-baseline-low = Neu verfügbar seit { $date }.
twin-baseline-limited = Begrenzte Verfügbarkeit: nicht in allen wichtigen Browsern.
twin-baseline-discouraged = Veraltet: Verwenden Sie es nicht in neuen Projekten.
twin-baseline-removing = Wird aus den Browsern entfernt.
twin-baseline-instead = Verwenden Sie stattdessen diese Funktionen:
twin-pointer = Verzeichnis aller Seiten: { $url }. Die Adresse einer Seite mit angehängtem `.md` liefert ihr Markdown.
twin-missing-page = Keine Seite unter { $path }
twin-missing-section = Die Seite hat keinen Abschnitt { $section }
twin-suggestions = Vielleicht gesuchte Seiten
twin-featured = Ausgewählte Artikel
twin-news = Neuigkeiten

## Lists of pages for programs (llms.txt)

llms-summary = Dokumentation der Webplattform: Anleitungen und Referenz als Markdown. { $count ->
    [one] { $count } Seite
   *[other] { $count } Seiten
  } in dieser Sprache.
llms-usage = Hängen Sie `.md` an die Adresse einer Seite an, um ihr Markdown zu erhalten, und `?section=ID` für einen Abschnitt. Listen für andere Sprachen: { $url }.
llms-mcp = Programme, die das Model Context Protocol sprechen, finden dieselben Seiten unter { $url }.
llms-area-summary = Teil von { $site }: { $count ->
    [one] { $count } Seite
   *[other] { $count } Seiten
  }. Alle Bereiche: { $url }
llms-areas = Bereiche
llms-pages = Seiten
llms-others = Weitere Seiten
llms-languages = Sprachen
llms-count = { $count ->
    [one] { $count } Seite
   *[other] { $count } Seiten
  }
llms-full = Alles in einer Datei zum Herunterladen: { $url }

## AI Help, quoted answers (Markdown)

ai-help-quoted = Diese Abschnitte sind wörtlich aus den Seiten dieser Website zitiert. Kein Sprachmodell hat diese Antwort geschrieben.
ai-help-more = Weitere Seiten:

# Archives for reading offline (app/services/exports).
archive-skip = Zum Text springen
archive-search = Suchen
archive-search-none = Nichts gefunden.
archive-search-script = Die Suche braucht JavaScript. Die Liste aller Seiten kommt ohne aus.
archive-index = Alle Seiten von A bis Z
archive-sidebar = Verwandte Seiten
archive-contents = Inhalt
archive-toc = Auf dieser Seite
archive-original = Diese Seite im Web
archive-about = Über diese Kopie
archive-copy = Kopie von { $site }, Stand der Inhalte: { $date }.
archive-copy-undated = Kopie von { $site }.
archive-license = Die Inhalte stehen unter einer Creative-Commons-Lizenz.
archive-authors = Jede Seite verweist auf ihr Original im Web, das ihre Autoren nennt.
archive-image = Bild im Web
archive-sample = Dieses Beispiel im Web
archive-curriculum = Lehrplan
