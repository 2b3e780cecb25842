changes-intro = Neue Seiten, geänderte Seiten und Funktionen, die in den letzten zwölf Monaten Baseline geworden sind.
changes-filter = Änderungen filtern
changes-area = Bereich
changes-areas-all = Alle Bereiche
changes-language = Sprache
changes-languages-all = Alle Sprachen
changes-kind = Art
changes-kinds-all = Alle Arten
changes-new = Neu
changes-changed = Geändert
changes-baseline = Baseline geworden
changes-show = Anzeigen
changes-reset = Filter zurücksetzen
changes-none = Es sind keine Änderungen bekannt. Sie stammen aus der Versionsgeschichte der Seiten und aus den Versionen der Browser.
changes-none-filtered = Keine Änderung entspricht diesen Filtern.
changes-feed = Atom-Feed dieser Sprache
changes-edit-new = Neue Seite
changes-edit-changed = Seite bearbeitet
changes-release-new = Zuerst unterstützt in { $browsers }
changes-release-changed = Unterstützung geändert in { $browsers }
changes-release-baseline = Baseline: { $status }

home-card-html = Elemente, Attribute und Formulare: was sie bedeuten, was sie enthalten und wie Sie sie verwenden.
home-card-css = Eigenschaften, Selektoren, Funktionen und Anleitungen zum Layout, mit Werten zum Ausprobieren.
home-card-javascript = Die Sprache und ihre eingebauten Objekte, von den ersten Schritten bis zu Iteratoren und Modulen.
home-card-http = Header, Methoden und Statuscodes, Caching, Cookies und Sicherheit.
home-card-api = Schnittstellen des Browsers: DOM, Netzwerk, Speicher, Medien, Grafik und Geräte.
home-card-accessibility = Rollen, Zustände und Muster, mit denen Seiten für alle funktionieren.
home-card-learn = Ein Kurs von der ersten Seite bis zu Frameworks, mit Übungen.
home-card-glossary = Begriffe des Webs in jeweils wenigen Sätzen.
home-count-pages =
    { $count ->
        [one] { $count } Seite
       *[other] { $count } Seiten
    }
home-count-languages =
    { $count ->
        [one] { $count } Sprache
       *[other] { $count } Sprachen
    }
home-updated = Aktualisiert am { $date }
home-all-changes = Alle letzten Änderungen
home-live = Beispiel zum Ausprobieren
home-live-choose = Wählen Sie einen Wert
home-live-result = Ergebnis
home-live-read = Mehr über { $title }
home-blog = Aus dem Blog
home-sample = Beispielprofil

plus-hero-lead = { $site } Plus bewahrt die Artikel auf, zu denen Sie zurückkehren, zeigt, was in Browsern neu ist, beantwortet Ihre Fragen und lässt Werbung weg.
plus-hero-lead-short = { $site } Plus bewahrt die Artikel auf, zu denen Sie zurückkehren, und lässt Werbung weg.
plus-hero-lead-no-ads = { $site } Plus bewahrt die Artikel auf, zu denen Sie zurückkehren, zeigt, was in Browsern neu ist, und beantwortet Ihre Fragen.
plus-hero-lead-short-no-ads = { $site } Plus bewahrt die Artikel auf, zu denen Sie zurückkehren.
