# Texts of the screens. Article texts are in ../content/.

## Shell

skip-to-content = Zum Hauptinhalt springen
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

home-description = Referenz und Anleitungen zu HTML, CSS, JavaScript, HTTP und Web-APIs.
home-title = Ressourcen für Entwickler, von Entwicklern
home-start = Einstieg:
home-areas = Dokumentation
home-in-english = auf Englisch
home-empty = In dieser Sprache gibt es noch keine Dokumente.

## Footer

footer-label = Links der Website
footer-tagline = Dokumentation für alle, die für das Web entwickeln.
footer-developers = Entwickler
footer-glossary = Glossar
footer-license = Teile dieses Inhalts sind ©1998–{ $year } von einzelnen mozilla.org-Mitwirkenden.
footer-license-link = Inhalt verfügbar unter einer Creative-Commons-Lizenz.
