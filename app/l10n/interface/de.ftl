# Texts of the screens. Article texts are in ../content/.

## Shell

skip-to-content = Zum Hauptinhalt springen
skip-to-search = Zur Suche springen
skip-to-language = Zur Sprachauswahl springen
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
article-modified-unknown = Datum der letzten Änderung unbekannt.
article-contributors = Wer an dieser Seite mitgewirkt hat
article-source = Diese Seite auf GitHub ansehen
article-report = Ein Problem mit dieser Seite melden
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
error-sorry = Bei uns ist etwas schiefgegangen. Bitte versuche es gleich noch einmal.
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
footer-license = © { $first }–{ $year } die Autoren der Dokumentation.
footer-license-link = Inhalt verfügbar unter einer Creative-Commons-Lizenz.

## Baseline

baseline-name = Baseline
baseline-high = Weitgehend verfügbar
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
baseline-high-text = Diese Funktion ist gut etabliert. Sie funktioniert seit { $date } in allen wichtigen Browsern, auf vielen Geräten und in vielen Versionen.
baseline-low-text = Seit { $date } funktioniert diese Funktion in den neuesten Versionen aller wichtigen Browser. Auf älteren Geräten und in älteren Versionen kann sie fehlen.
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
baseline-feedback = Feedback geben
## Header

theme-menu = Farbschema
theme-os-default = Wie im System
theme-light = Hell
theme-dark = Dunkel
theme-current = (ausgewählt)
menu-in-english = (englisch)
menu-new = Neu
menu-new-feature = Neue Funktion
menu-plus = Plus
menu-plus-overview = Überblick
menu-plus-overview-about = Dokumentation ganz nach Ihren Wünschen
menu-ai-help = KI-Hilfe
menu-ai-help-about = Antworten aus der Dokumentation, sobald Sie fragen
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
footer-support = Hilfe
footer-help = Hilfe zum Produkt
footer-report = Ein Problem melden
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
    } in { $milliseconds } { $milliseconds ->
        [one] Millisekunde
       *[other] Millisekunden
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
search-error = Fehler bei der Suche
search-fault-too-long = Die Suchanfrage ist zu lang. Bitte kürzen Sie sie.
search-fault-page = Hier muss eine ganze Zahl von 1 bis { $most } stehen.
search-fault-unknown = Diese Auswahl gibt es nicht.

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
sign-in-failed-title = Sie sind nicht angemeldet
sign-in-fault-refused = Diese Anmeldung ist abgelaufen oder wurde in einem anderen Browser begonnen. Bitte beginnen Sie noch einmal.
sign-in-fault-provider = Der Kontodienst antwortet gerade nicht. Alles, was kein Konto braucht, funktioniert weiterhin. Bitte versuchen Sie in ein paar Minuten noch einmal, sich anzumelden.
sign-in-fault-database = Die Website kann Konten gerade nicht nachschlagen. Alles, was kein Konto braucht, funktioniert weiterhin. Bitte versuchen Sie in ein paar Minuten noch einmal, sich anzumelden.
sign-in-again = Noch einmal versuchen
sign-in-back = Ohne Anmeldung fortfahren
sign-in-kept-title = Sie wurden abgemeldet
sign-in-kept-about = Ihre Sitzung ist abgelaufen, daher konnte noch nichts gespeichert werden. Ihre Eingaben bleiben 30 Minuten lang aufgehoben: Melden Sie sich an, dann werden sie wieder eingesetzt.
demo-title = Demokonto auswählen
demo-about = Diese Kopie der Website bringt Konten zum Ausprobieren mit. Wählen Sie eines aus, um sich anzumelden: Es gibt kein Passwort, und nichts wird irgendwohin gesendet.
demo-cancel = Abbrechen
demo-plan-core = Core
demo-plan-mdn_plus_5m = Plus 5, monatlich
demo-plan-mdn_plus_5y = Plus 5, jährlich
demo-plan-mdn_plus_10m = Supporter 10, monatlich
demo-plan-mdn_plus_10y = Supporter 10, jährlich
