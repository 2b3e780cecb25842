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

compat-anchor = browser-kompatibilität
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
