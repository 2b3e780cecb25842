# Texts of the screens. Article texts are in ../content/.

## Shell

skip-to-content = Zum Hauptinhalt springen
skip-to-search = Zur Suche springen
skip-to-toc = Zum Inhaltsverzeichnis springen
skip-to-language = Zur Sprachauswahl springen
agents-page = Für KI-Agenten: Diese Seite gibt es als Markdown unter { $markdown } und eine Liste aller Seiten unter { $list }.
agents-site = Für KI-Agenten: Eine Liste aller Seiten dieser Website als Markdown gibt es unter { $list }.
site-home = Startseite von { $site }
loading-document = Dokument wird geladen …

## Main menu

menu-main = Hauptmenü
menu-open = Hauptmenü öffnen
menu-close = Hauptmenü schließen
menu-references = Referenzen
menu-web = Webtechnologie
menu-web-about = Referenz der Webtechnologien für Entwickler
menu-html = HTML
menu-html-about = Struktur von Inhalten im Web
menu-css = CSS
menu-css-about = Code, der das Aussehen von Dokumenten beschreibt
menu-javascript = JavaScript
menu-javascript-about = Vielseitige Skriptsprache
menu-http = HTTP
menu-http-about = Protokoll zur Übertragung von Webressourcen
menu-api = Web-APIs
menu-api-about = Schnittstellen zum Bau von Webanwendungen
menu-webextensions = Web-Erweiterungen
menu-webextensions-about = Erweiterungen für Browser entwickeln
menu-accessibility = Barrierefreiheit
menu-accessibility-about = Webprojekte, die alle nutzen können
menu-learn = Lernen
menu-learn-overview = Lernbereich
menu-learn-overview-about = Webentwicklung von Anfang an lernen
menu-learn-html-about = Webinhalte mit HTML gliedern
menu-learn-css-about = Inhalte mit CSS gestalten
menu-learn-javascript-about = Seiten mit JavaScript interaktiv machen
menu-learn-accessibility-about = Seiten bauen, die alle nutzen können

## Article

breadcrumbs-label = Brotkrumenpfad
sidebar-label = Verwandte Themen
sidebar-expand = Seitenleiste ausklappen
sidebar-collapse = Seitenleiste einklappen
language-menu = Sprache: { $language }
toc-title = In diesem Artikel
translation-note = Diese Seite wurde aus dem Englischen übersetzt.
translation-note-english = Auf Englisch ansehen
article-info = Über diese Seite
article-modified = Diese Seite wurde zuletzt am { $date } geändert.
article-contribute = So können Sie mitwirken
article-contributors = Wer an dieser Seite mitgewirkt hat
article-source = Diese Seite auf GitHub ansehen
article-markdown = Seite als Markdown kopieren
article-report = Ein Problem mit dieser Seite melden
article-ask = KI-Hilfe zu dieser Seite fragen
copy-code = Kopieren
copy-done = Kopiert!
copy-failed = Kopieren in die Zwischenablage fehlgeschlagen!

## Errors

not-found-title = Seite nicht gefunden
not-found-message = Die Seite { $path } konnte leider nicht gefunden werden.
not-found-translations = Diese Seite in einer anderen Sprache
not-found-similar = Seiten mit ähnlichem Namen
not-found-home = Zurück zur Startseite
error-unhandled = Unbehandelte Fehlerantwort!
error-application = Anwendungsfehler
error-loading = Ladefehler
error-unknown = Unbekannter Fehler
error-sorry = Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es gleich noch einmal.
error-incident = Kennung für eine Meldung: { $id }
error-reload = Seite neu laden

## Home

home-title = Die Webplattform, verständlich erklärt
home-start = Einstieg:
home-areas = Dokumentation
home-in-english = auf Englisch
home-empty = In dieser Sprache gibt es noch keine Dokumente.

## Footer

footer-label = Links der Website
footer-tagline = Dokumentation für alle, die für das Web entwickeln.
footer-developers = Entwickler
footer-glossary = Glossar
footer-changes = Letzte Änderungen
footer-license = © { $first }–{ $year } die Autoren der Dokumentation.
footer-license-year = © { $year } die Autoren der Dokumentation.
footer-license-link = Inhalt verfügbar unter einer Creative-Commons-Lizenz.

## Baseline

baseline-name = Baseline
baseline-high = Weithin verfügbar
baseline-low = Neu verfügbar
baseline-limited = Begrenzte Verfügbarkeit
baseline-discouraged = Veraltet
baseline-removing = Wird entfernt
baseline-sign-yes = Baseline: Haken
baseline-sign-no = Baseline: Kreuz
baseline-sign-discouraged = Baseline: nicht empfohlen
baseline-browser-yes = { $browser }: unterstützt
baseline-browser-no = { $browser }: nicht durchgängig unterstützt
baseline-supported-in = Unterstützt in { $browsers }.
baseline-unsupported-in = Nicht durchgängig unterstützt in { $browsers }.
baseline-high-text = Diese Funktion ist etabliert. Seit { $date } steht sie in allen wichtigen Browsern zur Verfügung, auf vielen Geräten und in vielen Versionen.
baseline-low-text = Seit { $date } steht diese Funktion in den neuesten Versionen aller wichtigen Browser zur Verfügung. Auf älteren Geräten und in älteren Versionen kann sie fehlen.
baseline-limited-text = Diese Funktion gehört nicht zu Baseline: Einige der meistgenutzten Browser unterstützen sie nicht.
baseline-discouraged-text = Verwenden Sie diese Funktion nicht in neuen Projekten. Sie kann eines Tages aus Browsern entfernt werden.
baseline-removing-text = Browser werden diese Funktion entfernen oder haben sie bereits entfernt. Ersetzen Sie sie, wo Sie sie verwenden.
baseline-asterisk = Einige Teile dieser Funktion werden unterschiedlich gut unterstützt.
baseline-use-discouraged = Verwenden Sie nach Möglichkeit stattdessen diese Funktionen:
baseline-use-removing = Verwenden Sie stattdessen diese Funktionen:
baseline-learn-more = Mehr erfahren
baseline-see-compat = Vollständige Kompatibilität ansehen

## Feedback

feedback-title = Helfen Sie mit, { $site } zu verbessern
feedback-question = War diese Seite hilfreich für Sie?
feedback-yes = Ja
feedback-no = Nein
feedback-reason-question = Warum war diese Seite nicht hilfreich für Sie?
feedback-reason-outdated = Der Inhalt ist veraltet
feedback-reason-incomplete = Es fehlen Informationen
feedback-reason-code-examples = Codebeispiele funktionieren nicht wie erwartet
feedback-reason-technical = Fachlich falsch
feedback-reason-consistency = Uneinheitliche Begriffe
feedback-reason-incomprehensible = Unverständlich
feedback-reason-linguistic = Sprachliche Fehler
feedback-reason-other = Sonstiges
feedback-submit = Absenden
feedback-thanks = Vielen Dank für Ihre Rückmeldung!
feedback-failed-title = Ihre Stimme wurde nicht gespeichert
feedback-fault-vote = Bitte wählen Sie Ja oder Nein.
feedback-fault-reason = Bitte wählen Sie einen der Gründe.
feedback-fault-page = Diese Seite gibt es nicht, also auch nichts zu bewerten.
feedback-fault-limited =
    { $minutes ->
        [one] Sie haben sehr oft abgestimmt. Bitte versuchen Sie es in { $minutes } Minute erneut.
       *[other] Sie haben sehr oft abgestimmt. Bitte versuchen Sie es in { $minutes } Minuten erneut.
    }
feedback-fault-unavailable = Ihre Stimme konnte nicht gespeichert werden. Bitte versuchen Sie es gleich noch einmal.
feedback-back = Zurück zur Seite
## Baseline: dates, versions, feedback

baseline-high-since = Weithin verfügbar seit { $date }.
baseline-versions = Erste Versionen mit dieser Funktion:
baseline-version-none = nicht unterstützt
baseline-feedback = Rückmeldung geben
## Header

theme-menu = Farbschema
theme-os-default = Wie im System
theme-light = Hell
theme-dark = Dunkel
theme-current = (ausgewählt)
menu-in-english = (englisch)
menu-new = Neu
menu-new-feature = Neue Funktion
menu-news = Änderungen an Seiten in Ihren Sammlungen
menu-plus = Plus
menu-plus-overview = Überblick
menu-plus-overview-about = Dokumentation ganz nach Ihren Wünschen
menu-ai-help = KI-Hilfe
menu-ai-help-about = Antworten aus der Dokumentation, sobald Sie fragen
ai-help-deleted = Ihr Thema in der KI-Hilfe wurde gelöscht.
ai-help-question = Ihre Frage an die KI-Hilfe
menu-collections = Sammlungen
menu-collections-about = Ihre gespeicherten Artikel
menu-updates = Neuerungen
menu-updates-about = Was sich in Browsern geändert hat, auf einen Blick
menu-plus-docs = Dokumentation
menu-plus-docs-about = So nutzen Sie, was Plus bietet
menu-plus-faq = FAQ
menu-plus-faq-about = Häufige Fragen zu Plus
menu-curriculum = Lehrplan
menu-blog = Blog
menu-tools = Werkzeuge
menu-play = Playground
menu-play-about = Code schreiben, ausprobieren und teilen
menu-observatory = HTTP Observatory
menu-observatory-about = Eine Website kostenlos auf Sicherheit prüfen
account-log-in = Anmelden
account-sign-up = Kostenlos registrieren
toast-close = Meldung schließen

## Footer lists

footer-site = { $site }
footer-about = Über uns
footer-careers = Stellenangebote
footer-advertise = Bei uns werben
footer-api = Daten und API
footer-downloads = Downloads
footer-support = Hilfe
footer-help = Hilfe zum Produkt
footer-report = Ein Problem melden
footer-telemetry = Datenschutz und Telemetrie
footer-communities = Unsere Communitys
footer-community = Community
footer-guidelines = Leitfaden für Autoren
footer-forum = Forum
footer-chat = Chat
footer-learn = Webentwicklung lernen
footer-hacks = Hacks-Blog
footer-social = { $site } auf { $network }
footer-privacy = Datenschutzhinweis
footer-cookies = Cookies
footer-legal = Rechtliches
footer-participation = Richtlinien für die Community
## Quick search

quick-search-label = { $site } durchsuchen
quick-search-placeholder = Suchen
quick-search-hero = Wonach suchen Sie?
quick-search-submit = Suchen
quick-search-clear = Sucheingabe löschen
quick-search-open = Website durchsuchen
quick-search-close = Suche schließen
quick-search-list = Seiten nach Titel
quick-search-loading = Suchindex wird geladen …
quick-search-failed = Der Suchindex konnte nicht geladen werden!
quick-search-none = Keine passenden Seitentitel gefunden.
quick-search-near = Ähnliche Titel
quick-search-more = Nicht das Gesuchte dabei?
quick-search-site = Gesamte Website nach { $query } durchsuchen
quick-search-broken = Fehler beim Anzeigen der Suche. Einzelheiten stehen in der Konsole.
quick-search-count =
    { $count ->
        [one] { $count } Seite gefunden
       *[other] { $count } Seiten gefunden
    }

## Home regions

home-featured = Ausgewählte Artikel
home-news = Neuigkeiten
home-news-new = Neu
home-contributions = Neueste Beiträge
home-spotlight = Mitwirkende im Porträt
home-spotlight-involved = Mitmachen →
## Reading

sidebar-filter-label = Seitenleiste filtern
sidebar-filter-placeholder = Filtern
sidebar-filter-clear = Filter leeren
sidebar-filter-count = { $count ->
    [0] Keine Treffer
    [one] { $count } Treffer
   *[other] { $count } Treffer
  }
language-remember = Sprache merken
language-remember-about = Öffnet Seiten künftig in dieser Sprache, sofern es sie darin gibt
language-forget = Gemerkte Sprache vergessen
translation-note-always = Immer zu Englisch wechseln
translation-note-newer = Die englische Seite wurde nach dieser Übersetzung geändert, am { $date }.
loading = Wird geladen …

## Search page

search-title = Suche: „{ $query }“
search-title-page = Suche: „{ $query }“ (Seite { $page })
search-none = Ohne Suchbegriff keine Ergebnisse.
search-heading = Suchergebnisse für: { $query }
search-heading-page = Suchergebnisse für: { $query } (Seite { $page })
search-label = Dokumentation durchsuchen
search-submit = Suchen
search-help = Wonach Sie suchen können
search-help-text = Nach dem Namen einer Funktion, so wie Sie ihn im Code schreiben, oder mit einigen Wörtern nach dem, was Sie vorhaben. Wörter in Anführungszeichen werden zusammen gefunden. Zum Beispiel:
search-language = Sprache:
search-both = Beide
search-sort = Sortieren nach:
search-sort-best = Beste Treffer
search-sort-relevance = Relevanz
search-sort-popularity = Beliebtheit
search-topics = Themen
search-topic-all = Alle Themen
search-topic-other = Sonstiges
search-found =
    { $count } { $count ->
        [one] Treffer
       *[other] Treffer
    } gefunden.
search-matches =
    { $count ->
        [one] { $count } Treffer
       *[other] { $count } Treffer
    }
search-suggestion = Meinten Sie …
search-close = Keine Seite heißt genau so. Diese Namen sind ähnlich.
search-some = Keine Seite enthält alle diese Wörter. Diese Seiten enthalten einige davon.
search-paging = Ergebnisseiten
search-page = Seite { $page }
search-previous = Zurück
search-next = Weiter
search-beyond = So viele Ergebnisse gibt es nicht.
search-first-page = Zur ersten Seite
search-nothing = Nichts gefunden.
search-tip-spelling = Prüfen Sie die Schreibweise.
search-tip-words = Verwenden Sie weniger oder allgemeinere Wörter.
search-tip-topics = In allen Themen suchen
search-tip-english = Auf Englisch suchen
search-areas = Oder beginnen Sie bei einem Bereich:
search-error = Fehler bei der Suche
search-fault = <code>{ $param }</code>: { $fault }
search-fault-too-long = Die Suchanfrage ist zu lang. Bitte kürzen Sie sie.
search-fault-page = Hier muss eine ganze Zahl von 1 bis { $most } stehen.
search-fault-unknown = Diese Auswahl gibt es nicht.

## Reader choices

shortcuts-title = Tastenkürzel
shortcuts-search = Suchen
shortcuts-list = Diese Liste zeigen
shortcuts-move = Durch Treffer und Menüs gehen
shortcuts-open = Treffer öffnen
shortcuts-tab = Treffer in neuem Tab öffnen
shortcuts-close = Schließen oder Feld leeren
shortcuts-single = Einzelne Tasten verwenden
shortcuts-single-why = Schalten Sie das aus, wenn Ihr Browser oder Ihre Sprachsteuerung / oder ? selbst braucht.
choice-close = Schließen
code-options = Darstellung von Code
code-wrap = Lange Zeilen umbrechen
code-numbers = Zeilennummern anzeigen
## Saving articles

bookmark-save = Speichern
bookmark-saved = Gespeichert
bookmark-offline = Sie sind offline. Zum Speichern ist eine Netzwerkverbindung nötig.
bookmark-offline-short = keine Verbindung
bookmark-done = In „{ $name }“ gespeichert.
bookmark-removed = Aus „{ $name }“ entfernt.

## Collections

collections-title = Sammlungen
collections-intro = Bewahren Sie Artikel auf, zu denen Sie zurückkehren, und versehen Sie sie mit eigenen Notizen.
collections-new = Neue Sammlung
collections-default = Gespeicherte Artikel
collections-default-about = Die Standardsammlung.
collections-count =
    { $count ->
        [one] { $count } Artikel
       *[other] { $count } Artikel
    }
collections-edited = Bearbeitet { $when }
collections-empty = Eine neue Sammlung anlegen …
collections-edit = Bearbeiten
collections-delete = Löschen
collections-back = ← Zurück
collections-search = In dieser Sammlung suchen
collections-sort = Sortieren nach:
collections-sort-date = Zuletzt gespeichert
collections-sort-title = Titel, A bis Z
collections-sort-title-descending = Titel, Z bis A
collections-show = Anzeigen
collections-matches =
    { $count ->
        [0] Hier passt nichts zu „{ $query }“.
        [one] { $count } Treffer für „{ $query }“.
       *[other] { $count } Treffer für „{ $query }“.
    }
collections-show-all = Alle Artikel anzeigen
collections-loading = Wird geladen …
collections-load-failed = Fehler (noch einmal versuchen)
collections-no-items = In dieser Sammlung ist noch nichts.
collections-no-items-how = Öffnen Sie einen Artikel und wählen Sie „Speichern“, um ihn hier abzulegen.
collections-export = Exportieren als:
collections-saved = Gespeichert { $when }
collections-note-add = Notiz hinzufügen
collections-note-edit = Notiz bearbeiten
collections-note-more = Ganze Notiz ansehen
collections-note-less = Weniger anzeigen
collections-paging = Seiten dieser Sammlung
collections-page = Seite { $page }
collections-previous = Zurück
collections-next = Weiter

updates-title = Neuerungen
updates-title-of = Neuerungen in { $name }
updates-title-release = Änderungen in { $release }
updates-intro = Was Browserversionen neu unterstützen und was sie nicht mehr unterstützen, aus offenen Kompatibilitätsdaten.
updates-releases = Versionen
updates-baseline = Neu in Baseline
updates-filter = Neuerungen filtern
updates-browsers = Browser
updates-categories = Technologien
updates-category-manifests = Manifeste
updates-category-mediatypes = Medientypen
updates-collections = Sammlungen
updates-search = Nach Stichwort filtern
updates-sort = Sortieren nach:
updates-sort-desc = Neueste
updates-sort-asc = Älteste
updates-show = Anzeigen
updates-reset = Alle Filter zurücksetzen
updates-login = Melden Sie sich an, um zu filtern, zu suchen und zu sortieren.
updates-count =
    { $count ->
        [one] { $count } Neuerung
       *[other] { $count } Neuerungen
    }
updates-added = neu
updates-removed = entfernt
updates-engines = Unterstützt in { $engines }
updates-engines-none = In keiner aktuellen Engine unterstützt
updates-article = Zum ganzen Artikel
updates-find-article = Artikel suchen
updates-table = Browser-Kompatibilität anzeigen
updates-no-table = Keine Seite dieser Website hat eine Tabelle zu dieser Funktion.
updates-save = Speichern
updates-none = Keine Neuerungen gefunden.
updates-none-filtered = Keine Neuerungen passen zu Ihren Filtern.
updates-paging = Seiten der Neuerungen
updates-page = Seite { $page }
updates-previous = Zurück
updates-next = Weiter
updates-all = Alle Neuerungen
updates-feeds = Atom-Feeds
updates-feed-list = Feed dieser Liste
updates-feed-of = Feed abonnieren: { $title }
updates-feeds-browsers = Nach Browser
updates-feeds-categories = Nach Technologie
updates-feed-added = Hinzugefügt: { $features }
updates-feed-removed = Entfernt: { $features }
updates-feed-more =
    { $count ->
        [one] { $features } und eine weitere
       *[other] { $features } und { $count } weitere
    }
updates-own-title = Feed Ihrer Sammlungen
updates-own-intro = Was Browser bei den Seiten in Ihren Sammlungen hinzugefügt und entfernt haben, für Ihren Feedreader.
updates-own-secret = Die Adresse ist geheim: Wer sie kennt, kann den Feed lesen und sieht so, welche Seiten Sie gespeichert haben. Ist sie bekannt geworden, ersetzen Sie sie.
updates-own-address = Adresse Ihres Feeds
updates-own-none = Sie haben noch keinen Feed.
updates-own-create = Feed anlegen
updates-own-renew = Adresse ersetzen
updates-own-revoke = Feed abschalten
updates-own-renewed = Ihr Feed hat eine neue Adresse.
updates-own-revoked = Ihr Feed ist abgeschaltet.
updates-own-failed = Das lässt sich zurzeit nicht speichern. Bitte versuchen Sie es bald noch einmal.
collections-edit-title = Sammlung bearbeiten
collections-delete-title = Sammlung löschen
collections-delete-question = Möchten Sie die Sammlung „{ $name }“ löschen?
collections-delete-items =
    { $count ->
        [one] { $count } gespeicherter Artikel geht mit seiner Notiz verloren.
       *[other] { $count } gespeicherte Artikel gehen mit ihren Notizen verloren.
    }
collections-move-title = Artikel verschieben
collections-move-question = Wohin soll „{ $title }“ aus „{ $name }“ verschoben werden?
collections-move-nowhere = Es gibt noch keine andere Sammlung, in die er verschoben werden könnte.
collections-remove-title = Artikel entfernen
collections-remove-question = Möchten Sie „{ $title }“ aus „{ $name }“ entfernen?
collections-remove-note = Ihre Notiz dazu geht mit verloren.
collections-done-created = Die Sammlung „{ $name }“ wurde angelegt.
collections-done-changed = Ihre Änderungen wurden gespeichert.
collections-done-deleted = Die Sammlung „{ $name }“ wurde gelöscht.
collections-done-moved = „{ $title }“ wurde nach „{ $name }“ verschoben.
collections-done-removed = „{ $title }“ wurde entfernt.
collections-interrupted-title = Ihr Konto ist gerade nicht erreichbar
collections-interrupted = Das konnte nicht gespeichert werden, weil sich im Moment nicht feststellen lässt, wem es gehört. Ihre Eingaben bleiben auf dieser Seite: Warten Sie einen Augenblick und senden Sie sie dann noch einmal.
collections-interrupted-again = Noch einmal senden
form-foreign-title = Dieses Formular gehört zu einem anderen Konto
form-foreign = Sie haben es als { $openedAs } geöffnet und sind jetzt als { $email } angemeldet. Es wurde nichts gespeichert.
form-foreign-unknown = Es nennt nicht das Konto, mit dem es geöffnet wurde. Sie sind jetzt als { $email } angemeldet. Es wurde nichts gespeichert.
form-foreign-send = Als { $email } absenden
collections-gone-title = Das ist nicht mehr da
collections-gone = Es wurde gelöscht oder verschoben, vielleicht in einem anderen Fenster, oder es gehört zu einem anderen Konto.
collections-gone-kept = Ihre Eingaben stehen unten. Sie können sie neu speichern.
account-unavailable = Die Website kann Konten gerade nicht nachschlagen. Alles, was kein Konto braucht, funktioniert wie immer. Bitte versuchen Sie es gleich noch einmal.
collection-add = Zur Sammlung hinzufügen
collection-edit-item = Eintrag bearbeiten
collection-create = Sammlung anlegen
collection-select = Sammlung:
collection-option-new = + Neue Sammlung
collection-new-name = Name der neuen Sammlung, falls Sie eine anlegen:
collection-name = Name:
collection-description = Beschreibung:
collection-note = Notiz:
collection-save = Speichern
collection-saving = Wird gespeichert …
collection-delete = Löschen
collection-deleting = Wird gelöscht …
collection-move = Verschieben
collection-moving = Wird verschoben …
collection-remove = Entfernen
collection-cancel = Abbrechen
collection-discard = Möchten Sie Ihre Eingaben verwerfen?
collection-error = Fehler: { $message }
collection-fault-check = Bitte prüfen Sie, was unten markiert ist.
collection-fault-missing = Bitte füllen Sie dieses Feld aus.
collection-fault-blank = Bitte füllen Sie dieses Feld mit mindestens einem sichtbaren Zeichen aus.
collection-fault-too-long = Bitte geben Sie höchstens { $limit } Zeichen ein.
collection-fault-too-large = Das ist zu lang zum Senden. Was Sie geschrieben haben, steht noch hier: Bitte kürzen Sie es, und versuchen Sie es noch einmal.
collection-fault-character = Dieser Text enthält ein Zeichen, das nicht gespeichert werden kann.
collection-fault-name-taken = Eine Sammlung mit dem Namen „{ $name }“ gibt es schon.
collection-fault-already-saved = Diese Sammlung enthält den Artikel schon.
collection-fault-not-saved = Dieser Artikel ist in dieser Sammlung nicht gespeichert.
collection-fault-page = Diese Seite kann nicht gespeichert werden: Sie gehört nicht zu dieser Website.
collection-fault-default = Die Standardsammlung kann weder geändert noch gelöscht werden.
collection-fault-unavailable = Das konnte nicht gespeichert werden. Ihre Eingaben stehen noch hier: Bitte versuchen Sie es gleich noch einmal.
collection-fault-loading = Ihre Sammlungen konnten nicht geladen werden. Bitte versuchen Sie es gleich noch einmal.
collection-fault-signed-out = Sie wurden abgemeldet. Melden Sie sich in einem anderen Fenster an und versuchen Sie es dann hier noch einmal.
collection-fault-foreign = Sie haben dies als { $openedAs } geöffnet, sind jetzt aber mit einem anderen Konto angemeldet. Es wurde nichts gespeichert. Ihre Eingaben stehen noch hier.
collection-conflict-title = Das wurde inzwischen geändert
collection-conflict = Ein anderes Fenster hat die Fassung unten gespeichert. Ihre steht noch im Formular und ist nicht gespeichert: Speichern Sie noch einmal, um die andere zu ersetzen.
collection-limit-title = Möchten Sie mehr?
collection-limit =
    { $limit ->
        [one] Ihr Tarif umfasst { $limit } Sammlung. Mit Plus gibt es keine Grenze.
       *[other] Ihr Tarif umfasst { $limit } Sammlungen. Mit Plus gibt es keine Grenze.
    }
account-upgrade = Jetzt upgraden

## Frequently viewed

viewed-title = Häufig angesehene Artikel
viewed-about = Artikel, die Sie in den letzten 30 Tagen mindestens zweimal geöffnet haben. Die Liste bleibt in diesem Browser.
viewed-no-script = Diese Liste liegt in Ihrem Browser, der JavaScript braucht, um sie anzuzeigen.
viewed-empty = In den letzten 30 Tagen wurde kein Artikel zweimal geöffnet.
viewed-count =
    { $count ->
        [one] { $count } Aufruf
       *[other] { $count } Aufrufe
    }
viewed-latest = Zuletzt angesehen { $when }
viewed-updated = Aktualisiert { $when }
viewed-more = Mehr anzeigen
## Accounts

account-menu = Benutzermenü
account-menu-title = Mein { $site } Plus
account-subscriber = Plus-Abo
account-settings = Meine Einstellungen
account-help = Hilfe
account-feedback = Rückmeldung geben
account-sign-out = Abmelden
account-maintenance = Wartungsarbeiten
account-api-down = Die API ist wegen Wartungsarbeiten nicht erreichbar. Sie können weiterhin in den { $site } Web Docs lesen, aber { $site } Plus und die Suche sind möglicherweise nicht verfügbar. Vielen Dank für Ihre Geduld!
account-changed = Sie sind jetzt als { $email } angemeldet. Diese Seite gehört zu einem anderen Konto: Kopieren Sie Ihre Eingaben, bevor Sie die Seite neu laden.
account-left = Sie haben sich in einem anderen Fenster abgemeldet. Ihre Eingaben stehen noch hier: Melden Sie sich wieder an, um sie zu speichern.
sign-in-failed-title = Sie sind nicht angemeldet
sign-in-fault-refused = Diese Anmeldung ist abgelaufen oder wurde in einem anderen Browser begonnen. Bitte beginnen Sie noch einmal.
sign-in-fault-provider = Der Kontodienst antwortet gerade nicht. Alles, was kein Konto braucht, funktioniert weiterhin. Bitte versuchen Sie in ein paar Minuten noch einmal, sich anzumelden.
sign-in-fault-database = Die Website kann gerade nicht auf die Konten zugreifen. Alles, was kein Konto braucht, funktioniert weiterhin. Bitte versuchen Sie in ein paar Minuten noch einmal, sich anzumelden.
sign-in-again = Noch einmal versuchen
sign-in-back = Ohne Anmeldung fortfahren
sign-in-kept-title = Sie wurden abgemeldet
sign-in-kept-about = Ihre Sitzung ist abgelaufen, daher konnte noch nichts gespeichert werden. Ihre Eingaben bleiben 30 Minuten lang aufgehoben: Melden Sie sich an, dann werden sie wieder eingesetzt.
sign-in-ended-about = Ihre Sitzung ist abgelaufen, daher wurde Ihre letzte Änderung möglicherweise nicht gespeichert. Melden Sie sich an, um dort weiterzumachen, wo Sie waren.
demo-title = Demokonto auswählen
demo-about = Diese Kopie der Website bringt Konten zum Ausprobieren mit. Wählen Sie eines aus, um sich anzumelden: Es gibt kein Passwort, und es werden keine Daten verschickt.
demo-cancel = Abbrechen
demo-plan-core = Core
demo-plan-mdn-plus-5m = Plus 5, monatlich
demo-plan-mdn-plus-5y = Plus 5, jährlich
demo-plan-mdn-plus-10m = Supporter 10, monatlich
demo-plan-mdn-plus-10y = Supporter 10, jährlich
## Plus landing

plus-hero-title = Machen Sie die Dokumentation zu <u>Ihrer eigenen</u>
plus-get-started = Jetzt loslegen
plus-whats-included = Was enthalten ist
plus-ads-title = Ohne Werbung
plus-ads-text = Wer ein Abo hat, kann die Werbung abschalten. Es bleibt der Artikel, und die Ruhe, ihn zu lesen.
plus-ai-text = Fragen Sie in Ihren eigenen Worten. Die Antwort stützt sich auf die Dokumentation und nennt die Seiten, aus denen sie stammt, damit Sie sie prüfen können.
plus-playground-text = Schreiben Sie HTML, CSS und JavaScript, sehen Sie sofort, was geschieht, und teilen Sie das Ergebnis als Link.
plus-updates-text = Was Browser neu unterstützen und was sie aufgegeben haben, in einer Liste. Filtern Sie nach Browser, Technologie oder Ihren eigenen Sammlungen.
plus-collections-text = Speichern Sie Artikel mit einer Notiz, ordnen Sie sie nach Projekt oder Thema in Sammlungen und finden Sie sie auf jedem Gerät wieder.
plus-learn-more = Mehr erfahren
plus-choose = Wählen Sie einen Tarif
plus-or-log-in = oder melden Sie sich an
plus-pay-yearly = Jährlich zahlen und 2 Monate geschenkt bekommen
plus-pay-yearly-on = (gewählt; dieser Link führt zurück zur monatlichen Zahlung)
plus-not-sold = Kostenpflichtige Tarife gibt es in Ihrem Land nicht. Den kostenlosen Tarif gibt es überall.
plus-not-here = Kostenpflichtige Tarife kann man auf dieser Website nicht kaufen.
plus-free = Kostenlos
plus-per-month = /Monat
plus-billed-month = Monatliche Abrechnung
plus-billed-year = Jährliche Abrechnung
plus-includes = Enthält:
plus-includes-unlimited = Enthält unbegrenzt:
plus-item-updates = Neuerungen filtern und sortieren
plus-item-collections-core = Bis zu 3 Sammlungen
plus-item-playgrounds = Playgrounds teilen
plus-item-ai-core = KI-Hilfe: 5 Fragen am Tag
plus-item-ads = Keine Werbung
plus-item-collections = Sammlungen von Artikeln
plus-item-early = Vorabzugang zu neuen Funktionen
plus-item-pride = Das gute Gefühl, etwas beizutragen
plus-start = Mit { $plan } beginnen
plus-upgrade = Zu { $plan } wechseln
plus-current = Aktueller Tarif
plus-unavailable = Nicht verfügbar
plus-terms = Bedingungen ansehen

## Settings

settings-title = Einstellungen
settings-account-section = Konto verwalten
settings-ads = Werbefreies Lesen
settings-ads-text = Lesen Sie { $site } ohne Werbung.
settings-ads-more = Über die Werbung auf dieser Website
settings-ads-only = Werbefreies Lesen gibt es nur mit einem Abo von { $site } Plus.
settings-account = Konto
settings-account-text = Ihren Namen, Ihre E-Mail-Adresse und Ihr Passwort verwaltet der Kontoanbieter.
settings-account-demo = Diese Website verwendet eingebaute Demokonten. An ihnen gibt es nichts zu verwalten.
settings-new-tab = (öffnet einen neuen Tab)
settings-subscription = Abo von { $site } Plus
settings-subscription-text = Ändern oder kündigen Sie Ihren Tarif und sehen Sie Ihre Zahlungen ein.
settings-subscriptions = Abos
settings-sessions-section = Sitzungen
settings-sessions = Wo Sie angemeldet sind
settings-sessions-text = Diese Browser können Ihr Konto nutzen. Melden Sie ab, was Sie nicht kennen oder nicht mehr verwenden. Die Schaltfläche für alle meldet auch diesen Browser ab.
settings-session-browser = { $browser } unter { $system }
settings-session-unknown = Unbekannter Browser
settings-session-current = Dieser Browser
settings-session-created = Angemeldet am { $date }.
settings-session-seen = Zuletzt benutzt am { $date }.
settings-session-end = Abmelden
settings-session-ended = Dieser Browser wurde abgemeldet.
settings-sessions-end = Überall abmelden
settings-sessions-ended = Sie wurden in allen Browsern abgemeldet.
settings-history = Verlauf aktivieren
settings-history-kept = Ist der Verlauf an, werden Ihre Fragen an die KI-Hilfe und die Antworten bis zu sechs Monate aufbewahrt, damit Sie darauf zurückkommen können.
settings-history-off = Wenn Sie ihn ausschalten, wird das Aufbewahrte ausgeblendet, aber nicht gelöscht.
settings-delete = Verlauf löschen
settings-delete-text = Entfernt Ihre Fragen, die Antworten und alles, was dazu vermerkt ist, ob der Verlauf an oder aus ist.
settings-delete-question = Möchten Sie Ihren Verlauf der KI-Hilfe endgültig löschen?
settings-cancel = Abbrechen
settings-history-deleted = Ihr Verlauf der KI-Hilfe wurde gelöscht.
settings-ai-links = Links auf Seiten ausblenden
settings-ai-links-text = Blendet den Link auf Seiten der Dokumentation aus, über den Sie der KI-Hilfe Fragen dazu stellen können.
settings-updated-section = Auf dem Laufenden bleiben
settings-newsletter = Newsletter von { $site } Plus (wird eingestellt)
settings-newsletter-text = Der Newsletter wird eingestellt: Alle Abonnements werden beendet und die Daten gelöscht.
settings-newsletter-final = Sie können ihn jetzt abbestellen. Danach können Sie ihn nicht wieder abonnieren.
settings-newsletter-not = Sie haben den Newsletter nicht abonniert.
settings-offline-section = Offline-Zugriff
settings-on = An
settings-off = Aus
settings-saving = Wird gespeichert …
settings-saved = Gespeichert.
settings-failed = Das konnte nicht gespeichert werden. Bitte versuchen Sie es gleich noch einmal.
settings-problem-form = Dieses Formular konnte nicht gelesen werden. Es wurde nichts geändert.
settings-problem-subscribers = Das gibt es nur mit einem Abo von { $site } Plus. Es wurde nichts geändert.
settings-problem-left = Sie haben den Newsletter abbestellt und können ihn nicht erneut abonnieren.
settings-problem-unavailable = Ihre Einstellungen konnten nicht gespeichert werden. Bitte versuchen Sie es gleich noch einmal.
settings-problem-signed-out = Sie waren abgemeldet, deshalb wurde nichts geändert. Bitte wählen Sie noch einmal.

## Flash messages

language-remembered = Seiten öffnen sich ab jetzt auf { $language }, wo es sie gibt.
language-forgotten = Seiten öffnen sich nicht mehr in einer gemerkten Sprache.

## Titles of loading states

loading-title = Wird geladen …
error-loading-title = Ladefehler

## Too many requests

refusal-foreign-title = Von einer anderen Website gesendet
refusal-foreign-about = Dieses Formular kam von einer Seite einer anderen Website, etwa einer gespeicherten Kopie, deshalb ist nichts geschehen. Was gesendet wurde, steht unten: Kopieren Sie es in das Formular auf dieser Website.
refusal-large-title = Zu lang zum Senden
refusal-large-about = Was Sie gesendet haben, ist länger, als diese Website annimmt, deshalb ist nichts geschehen. Gehen Sie zurück: Ihre Eingaben stehen noch im Formular. Kürzen Sie sie dort, und senden Sie sie noch einmal.
refusal-title = Zu viele Anfragen
refusal-about =
    { $seconds ->
        [one] Von Ihnen kamen mehr Anfragen, als die Website annehmen kann. Ihr Anliegen wurde nicht ausgeführt. Bitte gehen Sie zurück und versuchen Sie es in { $seconds } Sekunde erneut.
       *[other] Von Ihnen kamen mehr Anfragen, als die Website annehmen kann. Ihr Anliegen wurde nicht ausgeführt. Bitte gehen Sie zurück und versuchen Sie es in { $seconds } Sekunden erneut.
    }

## Article: actions, groups of headings, links to a selection, layout

article-actions = Artikelaktionen
toc-subsections = Unterabschnitte von
selection-link = Link zur Auswahl kopieren
page-options = Darstellung der Seiten
page-wide = Breiterer Text
page-alone = Nur der Artikel, ohne Listen daneben
code-download = Diesen Code als Datei speichern
## Playground

play-title = Playground
play-description = HTML, CSS und JavaScript schreiben und sofort sehen, was sie tun.
play-format = Formatieren
play-format-fault = { $language } nicht formatierbar (Zeile { $line })
play-run = Ausführen
play-run-again = Ergebnis anzeigen
play-run-large = Dieser Code ist zu lang für eine Adresse. Drücken Sie die Schaltfläche, um sein Ergebnis anzuzeigen.
play-share = Teilen
play-clear = Leeren
play-reset = Zurücksetzen
play-auto = Automatisch ausführen
play-editor = { $language }-Code
play-hint = Tab rückt ein. Mit Esc und dann Tab verlassen Sie einen Editor über die Tastatur. Strg+Eingabe führt den Code aus, der in diesem Browser aufbewahrt wird.
play-source = Dieser Code stammt von der Seite
play-empty = Noch kein Code. Schreiben Sie HTML, CSS oder JavaScript: Das Ergebnis erscheint hier.
play-starter = Mit einem Beispiel beginnen
play-drafts = Letzte Entwürfe
play-apart = Ihren anderen Code an der bisherigen Adresse öffnen; dieser hier hat eine neue
play-result = Ergebnis
play-console = Konsole
play-console-clear = Konsole leeren
play-console-empty = Noch wurde nichts ausgegeben.
play-level-info = Hinweis
play-level-warn = Warnung
play-level-error = Fehler
play-resize-columns = Breite der Editoren
play-resize-console = Höhe des Ergebnisses
play-clear-question = Möchten Sie wirklich alles löschen?
play-reset-question = Möchten Sie Ihre Änderungen wirklich verwerfen?
play-cancel = Abbrechen
play-close = Schließen
play-shared-warning = Diesen Code hat jemand anderes geschrieben. Lesen Sie ihn zuerst: Er läuft erst, wenn Sie es sagen.
play-share-title = Code teilen
play-share-markdown = Als Markdown teilen
play-share-markdown-copy = Markdown in die Zwischenablage kopieren
play-share-url = Als Daten-URL teilen
play-share-url-copy = Daten-URL in die Zwischenablage kopieren
play-share-url-too-long = Dieser Code ist zu lang für eine Adresse.
play-share-link = Code über einen Permalink teilen
play-share-sign-in = Mit einem Konto können Sie einen kurzen Link zu Ihrem Code anlegen. Ihr Code bleibt solange hier.
play-share-log-in = Anmelden
play-share-create = Link erstellen
play-share-creating = Link wird erstellt …
play-share-address = Link zu Ihrem Code
play-share-done = Ihr Code ist gespeichert. Wer diesen Link hat, kann ihn öffnen.
play-share-copy = In die Zwischenablage kopieren
play-share-fault-signed-out = Sie sind nicht mehr angemeldet. Melden Sie sich in einem anderen Fenster an und versuchen Sie es erneut: Ihr Code bleibt hier.
play-share-fault-too-large = Dieser Code ist zu lang zum Teilen: Alles zusammen darf höchstens 1 MiB haben.
play-share-fault-limited = Sie haben in kurzer Zeit viele Links erstellt. Bitte versuchen Sie es später wieder.
play-share-fault-failed = Der Link konnte nicht erstellt werden. Bitte versuchen Sie es gleich noch einmal.
play-flag = Sehen Sie etwas Unangebrachtes?
play-flag-reason = Was ist an diesem Code nicht in Ordnung?
play-flag-send = Melden
play-flag-done = Danke, Ihre Meldung wurde gesendet.
play-problem-state = Der Code in dieser Adresse ist nicht lesbar. Wurde die Adresse vollständig kopiert?
play-problem-id = Unter dieser Adresse gibt es keinen geteilten Code.
play-problem-sample = Dieses Beispiel gibt es nicht. Vielleicht hat sich seine Seite geändert.
play-problem-given = Dieser Code war in einem anderen Tab oder Browser.
play-problem-too-large = Dieser Code ist zu lang: Alles zusammen darf höchstens 1 MiB haben.
play-problem-signed-out = Melden Sie sich zuerst an, um Ihren Code über einen Link zu teilen.
play-problem-limited = Das waren zu viele Versuche in kurzer Zeit. Bitte versuchen Sie es später wieder.
play-problem-unavailable = Das konnte nicht gespeichert werden. Bitte versuchen Sie es gleich noch einmal.
play-problem-reason = Bitte sagen Sie, was an diesem Code nicht in Ordnung ist.

## Description of the search (OpenSearch)

search-about = Anleitungen, Referenzen und Tutorials für Webentwickler durchsuchen: HTML, CSS, JavaScript, HTTP und die Schnittstellen der Webplattform.

## Too many requests: kept text

refusal-kept = Was Sie eingegeben haben, bleibt auf dieser Seite: Ist die Zeit um, senden Sie es von hier aus.

## Data for programs

data-title = Daten für Programme und Agenten
data-about = Alles auf dieser Website können Programme lesen: als JSON, als Markdown, als Daten für Editoren und über einen Server für Agenten. Weder Anmeldung noch Schlüssel sind nötig.
data-agents = Agenten
data-agents-about = Agenten und Assistenten, die Code schreiben, erreichen die Dokumentation über das Model Context Protocol. Fügen Sie diese Adresse hinzu:
data-tools = Seine Werkzeuge suchen, lesen Seiten und Abschnitte und nennen Browser-Unterstützung, Baseline-Status und Änderungen der Browser.
data-limits = Bitte senden Sie höchstens { $requests } Nachrichten pro Minute an die Werkzeuge für Agenten; weitere werden mit dem Status 429 beantwortet.
data-editors = Editoren
data-editors-about = Daten für Editoren: Namen, Beschreibungen, Werte und Browser-Unterstützung. Der Parameter { $name } wählt die Sprache.
data-json = JSON-Schnittstelle
data-json-about = Adressen und Parameter; den Aufbau jeder Antwort enthält die OpenAPI-Beschreibung.
data-description = OpenAPI-Beschreibung
data-address = Adresse
data-parameters = Parameter
data-answer = Antwort
data-none = keine

## Offline reading

connection-offline = Sie lesen offline.
connection-online = Sie sind wieder online.
offline-title = Offline lesen
offline-lead = Dieser Browser behält die letzten { $count } Seiten, die Sie öffnen, mit allem, was sie brauchen. So können Sie sie ohne Netz noch einmal lesen. Seiten, die Sie angemeldet öffnen, werden nicht behalten.
offline-missing = Sie sind offline, und dieser Browser hat die gewünschte Seite nicht behalten.
offline-missing-list = Diese Seiten hat er behalten:
offline-pages = Seiten in diesem Browser
offline-none = Hier gibt es noch keine Seiten. Sie kommen beim Lesen hinzu, wenn Ihr Browser Skripte ausführt und einen Service Worker hat.
offline-limits = Suche und Formulare brauchen ein Netz. Die Schnellsuche findet Titel auch offline, wenn Sie sie in dieser Sprache schon benutzt haben.
offline-examples = Beispiele laufen nur online.
offline-keep = Geöffnete Seiten behalten
offline-stop = Keine Seiten behalten
offline-delete = Behaltene Seiten löschen
offline-on = Dieser Browser behält die Seiten, die Sie öffnen.
offline-off = Dieser Browser behält keine Seiten mehr.
offline-deleted = Die behaltenen Seiten sind gelöscht.
settings-offline-pages = Seiten, die Sie ohne Anmeldung öffnen, lassen sich ohne Netz noch einmal lesen.
settings-offline-manage = Behaltene Seiten verwalten
settings-content-title = Offline-Speicher von { $site }
settings-content-text = Behält alle Seiten einer Sprache in diesem Browser, mit Suche und Beispielen, damit Sie sie ohne Netz lesen können.
settings-content-only = Eine ganze Sprache offline behalten kann man nur mit einem Abo von { $site } Plus.
settings-content-script = Eine ganze Sprache offline zu behalten erfordert JavaScript.
settings-content-unavailable = Der Offline-Modus ist nicht verfügbar. Dieser Browser oder dieses private Fenster erlaubt ihn nicht.
settings-content-none = Diese Website bietet zurzeit keine Inhalte zum Offline-Lesen an.
settings-content-language = Sprache
settings-content-area = Inhalt
settings-content-area-all = Alles
settings-content-area-learn = Lernen
settings-content-area-html = HTML
settings-content-area-css = CSS
settings-content-area-javascript = JavaScript
settings-content-area-api = Web-APIs
settings-content-area-http = HTTP
settings-content-prefer = Online-Inhalte bevorzugen
settings-content-prefer-text = Lädt Seiten aus dem Netz, solange es eines gibt.
settings-content-auto = Automatisch aktualisieren
settings-content-auto-text = Sucht einmal in der Stunde nach neuen Inhalten, während Sie die Website benutzen.
settings-content-status = Stand der Inhalte
settings-content-empty = Es wurde noch nichts heruntergeladen.
settings-content-updated = Zuletzt aktualisiert am { $date }.
settings-content-checking = Es wird nach Aktualisierungen gesucht
settings-content-current = Auf dem neuesten Stand
settings-content-check = Nach Aktualisierungen suchen
settings-content-update = Jetzt aktualisieren
settings-content-download = Herunterladen
settings-content-downloading = Wird heruntergeladen …
settings-content-unpacking = Wird entpackt … { $percent } %
settings-content-clearing = Wird gelöscht …
settings-content-pause = Anhalten
settings-content-paused = Angehalten bei { $percent } %
settings-content-resume = Fortsetzen
settings-content-problem-room = In diesem Browser ist nicht genug Platz. Was Sie hatten, ist unverändert.
settings-content-problem-network = Die Inhalte sind nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.
settings-content-problem-damaged = Die Inhalte waren beschädigt und werden nicht benutzt. Bitte laden Sie sie noch einmal herunter.
settings-content-used = Belegter Speicher
settings-content-size = { $size } MiB
settings-content-clear = Daten löschen
settings-content-clear-question = Möchten Sie alle Offline-Inhalte aus diesem Browser entfernen?
