## Pages

name = HTTP Observatory
landing-title = Sicherheitstest für HTTP-Header
landing-about = Welche Schutzmaßnahmen der Browser nutzt eine Website? Ein Scan, zwölf Tests, eine Note von A+ bis F und Rat zu jedem Test.
landing-lead = Welche Schutzmaßnahmen der Browser nutzt Ihre Website? Ein Scan, zwölf Tests, eine Note und Rat zu jedem Test.
field-site = Domainname oder URL
field-example = Zum Beispiel mozilla.org
scan = Scannen
about-title = Was ein Scan prüft
about-headers = Header sind der günstigste Schutz einer Website: Sie sagen Browsern, was sie ablehnen sollen. Ein Scan liest die Header einer Seite, ihre Cookies, die Skripte, die ihr HTML nennt, und die Weiterleitungen dorthin.
about-grade = Jeder Test zieht Punkte ab oder gibt welche dazu. Die Summe ergibt eine Note, und der Bericht sagt Test für Test, was als Nächstes zu tun ist.
about-limits = Eine gute Note beweist nicht, dass eine Website sicher ist: Ein Scan versucht keine Angriffe, meldet sich nirgends an und sieht keine Fehler im Code der Website.
about-public = Ergebnisse sind öffentlich: Alle, die denselben Namen eingeben, sehen das letzte. Punktzahlen werden { $scanDays } Tage aufbewahrt, Einzelheiten { $reportDays }.
about-sites = { $count ->
    [one] Im letzten Jahr wurde hier eine Website gescannt.
   *[other] Im letzten Jahr wurden hier { $count } Websites gescannt.
}
more = Mehr
link-tests = Tests und Bewertung
link-faq = Häufige Fragen
link-paste = Eingefügte Header bewerten
link-compare = Zwei Websites vergleichen

## Faults

fault-empty = Bitte geben Sie einen gültigen Hostnamen ein.
fault-site = Das lässt sich nicht scannen: { $host } ist kein Name einer Website.
fault-address = Nur Namen lassen sich scannen, keine Adressen.
fault-name = Es gibt keine öffentliche Website namens { $host }.
fault-lookup = Der Name { $host } hat keine Adresse.
fault-down = { $host } antwortet nicht: Die Website scheint nicht erreichbar zu sein.
fault-status = { $host } hat mit dem Status { $status } geantwortet, der sich nicht bewerten lässt.
fault-limit =
    { $minutes ->
        [one] Es wurden mehr Scans angefordert, als diese Website annimmt. Bitte versuchen Sie es in { $minutes } Minute noch einmal.
       *[other] Es wurden mehr Scans angefordert, als diese Website annimmt. Bitte versuchen Sie es in { $minutes } Minuten noch einmal.
    }
fault-away = Ergebnisse lassen sich gerade weder lesen noch speichern. Bitte versuchen Sie es bald noch einmal.
fault-paste = In diesem Text wurden keine Header gefunden.
fault-paste-host = { $host } ist kein Name einer Website.
fault-home = Zurück zum Anfang

## Report

running = Scan läuft …
running-title = { $host } wird gescannt …
running-note = Diese Seite lädt sich neu, bis das Ergebnis da ist.
report-title = Bericht des HTTP Observatory
report-page = Ergebnisse für { $host }
summary = Zusammenfassung: { $host }
grade = Note
score = Punkte
score-of = { $score } / 100
time = Zeit des Scans
passed = Bestandene Tests
passed-of = { $passed } / { $quantity }
grades = Noten und ihre Mindestpunkte
grades-least = Mindestpunkte
trend-up = Besser als der Scan davor
trend-down = Schlechter als der Scan davor
rescan = Erneut scannen
rescan-wait = Erneut scannen in { $seconds } s
another = Andere Website scannen
note-www = { $asked } hat keine Adresse, deshalb wurde { $host } gescannt.
note-certificate = Das Zertifikat konnte nicht geprüft werden ({ $code }).
note-final = Die bewertete Seite: { $url }
note-pasted = Nur nach den eingefügten Headern bewertet: Weiterleitungen von HTTP, Skripte und was andere Ursprünge lesen dürfen, konnten nicht geprüft werden.
note-old = Dies ist ein älterer Scan.
note-newest = Den neuesten anzeigen
profile-five = Bewertet mit den zehn Tests der Version 5.
profile-six = Bewertet mit den zwölf Tests der Version 6.
profile-show-five = Version 5 verwenden
profile-show-six = Version 6 verwenden
tab-scoring = Bewertung
tab-csp = CSP-Analyse
tab-cookies = Cookies
tab-headers = Header des Servers
tab-history = Verlauf
tab-benchmark = Vergleich
test = Test
reason = Grund
advice = Empfehlung
passed-yes = Bestanden
passed-no = Nicht bestanden
passed-none = Nicht anwendbar
none = Keine
bonus-note = * Zusatzpunkte zählen erst ab 90 Punkten.
guide = So richten Sie es ein
result = Ergebnis
info = Hinweis
csp-missing = Keine CSP-Header gefunden
csp-merged = Die Seite hat { $count } Richtlinien. Hier sind sie zusammengeführt; Browser wenden jede davon an.
yes = Ja
no = Nein
cookie-name = Name
cookie-expires = Läuft ab
cookie-path = Pfad
cookie-prefix = Präfix
cookie-session = Sitzung
cookies-missing = Keine Cookies gefunden
header = Header
value = Wert
history-title = Veränderungen der Punktzahl
history-chart = Diagramm der Punktzahlen
history-none = Es gibt keinen früheren Scan.
history-compare = Mit dem neuesten vergleichen
history-comparison = Vergleich
date = Datum
benchmark-title = Noten aller Websites, die hier im letzten Jahr gescannt wurden
benchmark-few = Hier wurden zu wenige Websites für einen Vergleich gescannt.
benchmark-sites = Anzahl der Websites
benchmark-own = diese Website
badge = Plakette und Daten
badge-about = Ein Bild der Note für eine eigene Seite und der Bericht für Programme. Beide zeigen den letzten Scan.
badge-alt = Note von { $host }
badge-code = HTML der Plakette

## Other pages

paste-title = Eingefügte Header bewerten
paste-lead = Für eine Website, die von hier aus nicht erreichbar ist, etwa auf Ihrem eigenen Rechner. Fügen Sie ein, was `curl -i` ausgibt, oder nur die Header. Nichts davon wird gespeichert.
paste-field = Header der Antwort
paste-host = Hostname (optional)
paste-button = Bewerten
compare-title = Zwei Websites vergleichen
compare-lead = Die neuesten Ergebnisse zweier Websites nebeneinander.
compare-first = Erste Website
compare-second = Zweite Website
compare-button = Vergleichen
matrix-title = Alle Tests und ihre Ergebnisse
matrix-description = Beschreibung
matrix-modifier = Punkte
test-redirection = Weiterleitung

## Analysis of a policy

flag-unsafeinline = Inline-Skripte sind gesperrt (`script-src` ohne `unsafe-inline`).
flag-unsafeinline-info = Der wichtigste Schutz gegen eingeschleuste Skripte: Verschieben Sie Code in Dateien oder verwenden Sie Nonces oder Hashes.
flag-unsafeeval = `eval` und Ähnliches sind gesperrt.
flag-unsafeeval-info = Sonst könnten Zeichenketten von außen zu Code werden.
flag-unsafeobjects = Plug-in-Inhalte sind durch `object-src` beschränkt.
flag-unsafeobjects-info = Verwenden Sie `object-src none`: Alte Plug-ins laufen im Kontext Ihrer Seite.
flag-unsafeinlinestyle = Inline-Stile sind gesperrt (`style-src` ohne `unsafe-inline`).
flag-unsafeinlinestyle-info = Eingeschleuste Stile können ändern, was eine Seite zeigt, oder verraten, was sie enthält.
flag-insecureschemeactive = Skripte und andere aktive Inhalte kommen nur über sichere Schemata.
flag-insecureschemeactive-info = Jeder auf dem Weg könnte solchen Code austauschen.
flag-insecureschemepassive = Bilder und Medien kommen nur über sichere Schemata.
flag-insecureschemepassive-info = Sie können unterwegs ausgetauscht oder beobachtet werden; laden Sie sie über HTTPS.
flag-anticlickjacking = Das Einbetten in Frames ist durch `frame-ancestors` beschränkt.
flag-anticlickjacking-info = Es sagt genau, welche Websites Ihre einbetten dürfen.
flag-defaultnone = Alles wird abgelehnt, was nicht erlaubt ist (`default-src none`).
flag-defaultnone-info = Neue Arten von Ressourcen bleiben gesperrt, bis Sie sie aufführen.
flag-insecurebaseuri = `base-uri` ist beschränkt.
flag-insecurebaseuri-info = Ein eingeschleustes `base`-Element würde relative Adressen umleiten, auch die von Skripten.
flag-insecureformaction = `form-action` ist beschränkt.
flag-insecureformaction-info = Eingeschleuste Formulare könnten Daten an andere senden.
flag-strictdynamic = `strict-dynamic` wird verwendet (optional).
flag-strictdynamic-info = Ein Skript mit Nonce gibt sein Vertrauen an das weiter, was es lädt, sodass keine Liste von Hosts nötig ist.

## Results

result-csp-implemented-with-no-unsafe-default-src-none = Die Richtlinie lehnt grundsätzlich alles ab und erlaubt nichts Unsicheres.
result-csp-implemented-with-no-unsafe = Die Richtlinie erlaubt weder Inline-Code noch `eval`.
result-csp-implemented-with-unsafe-inline-in-style-src-only = Skripte sind gut geschützt, aber Stile dürfen von überall kommen oder inline stehen.
result-csp-implemented-with-insecure-scheme-in-passive-content-only = Bilder oder Medien dürfen unverschlüsselt geladen werden.
result-csp-implemented-with-unsafe-eval = Text kann als Code ausgeführt werden, weil `unsafe-eval` erlaubt ist.
result-csp-implemented-with-unsafe-inline = Skripte oder Plug-ins sind praktisch nicht beschränkt.
result-csp-implemented-with-insecure-scheme = Aktive Ressourcen dürfen unverschlüsselt geladen werden.
result-csp-implemented-but-duplicate-directives = Die Richtlinie ist gut, nennt aber eine Direktive für Berichte zweimal.
result-csp-header-invalid = Browser können die Richtlinie nicht so lesen, wie sie gemeint war.
result-csp-not-implemented = Es gibt keine Content Security Policy.
result-csp-not-implemented-but-reporting-enabled = Die Richtlinie berichtet nur; nichts wird durchgesetzt.
result-cookies-secure-with-httponly-sessions-and-samesite = Alle Cookies sind `Secure` und haben `SameSite`, und Sitzungscookies sind für Skripte unsichtbar.
result-cookies-secure-with-httponly-sessions = Alle Cookies sind `Secure`, und Sitzungscookies sind für Skripte unsichtbar.
result-cookies-not-found = Die Seite hat keine Cookies gesetzt.
result-cookies-without-secure-flag-but-protected-by-hsts = Einigen Cookies fehlt `Secure`; nur HSTS hält sie von unverschlüsseltem HTTP fern.
result-cookies-session-without-secure-flag-but-protected-by-hsts = Einem Sitzungscookie fehlt `Secure`; nur HSTS hält es von unverschlüsseltem HTTP fern.
result-cookies-without-secure-flag = Einige Cookies können unverschlüsselt übertragen werden.
result-cookies-samesite-flag-invalid = Der Wert von `SameSite` eines Cookies ist unbekannt, oder er ist `None` ohne `Secure`.
result-cookies-anticsrf-without-samesite-flag = Ein Cookie, das wie ein CSRF-Token aussieht, hat kein `SameSite`.
result-cookies-session-without-httponly-flag = Skripte können ein Sitzungscookie lesen.
result-cookies-session-without-secure-flag = Ein Sitzungscookie kann unverschlüsselt übertragen werden.
result-coep-not-implemented = Es wird keine Embedder Policy gesendet.
result-coep-implemented-with-require-corp = Ressourcen anderer Ursprünge werden nur geladen, wenn diese zustimmen.
result-coep-implemented-with-credentialless = Ressourcen anderer Ursprünge werden ohne Anmeldedaten geladen.
result-coep-implemented-with-unsafe-none = Die Embedder Policy nennt die offene Voreinstellung.
result-coep-header-invalid = Die Embedder Policy hat keinen bekannten Wert.
result-coop-not-implemented = Es wird keine Opener Policy gesendet.
result-coop-implemented-with-same-origin = Andere Ursprünge bekommen keinen Zugriff auf das Fenster.
result-coop-implemented-with-same-origin-allow-popups = Das Fenster ist isoliert, aber Pop-ups, die es öffnet, funktionieren weiter.
result-coop-implemented-with-noopener-allow-popups = Das Fenster ist von jedem Öffner isoliert, auch von Seiten derselben Website.
result-coop-implemented-with-unsafe-none = Die Opener Policy nennt die offene Voreinstellung.
result-coop-header-invalid = Die Opener Policy hat keinen bekannten Wert.
result-cross-origin-resource-sharing-not-implemented = Andere Ursprünge können die Seite nicht lesen.
result-cross-origin-resource-sharing-implemented-with-public-access = Jeder Ursprung darf die Seite lesen, ohne Anmeldedaten.
result-cross-origin-resource-sharing-implemented-with-restricted-access = Ausgewählte Ursprünge dürfen die Seite lesen.
result-cross-origin-resource-sharing-implemented-with-universal-access = Jeder Ursprung darf die Seite mit den Anmeldedaten der Besucher lesen.
result-redirection-all-redirects-preloaded = Jeder Host auf dem Weg steht auf der HSTS-Preload-Liste.
result-redirection-to-https = HTTP führt geradewegs zu HTTPS auf demselben Host.
result-redirection-not-needed-no-http = Über unverschlüsseltes HTTP antwortet nichts.
result-redirection-off-host-from-http = Die erste Weiterleitung wechselt den Host, sodass HSTS für diesen nie gesetzt wird.
result-redirection-not-to-https-on-initial-redirection = Der Weg endet bei HTTPS, aber der erste Schritt bleibt bei HTTP.
result-redirection-not-to-https = Der Weg endet bei unverschlüsseltem HTTP.
result-redirection-missing = Unverschlüsseltes HTTP wird ohne Weiterleitung ausgeliefert.
result-redirection-invalid-cert = Ein Host auf dem Weg hat ein Zertifikat, das sich nicht prüfen lässt.
result-referrer-policy-private = Andere Websites erfahren höchstens den Ursprung, und über HTTP nichts.
result-referrer-policy-not-implemented = Es gilt die Voreinstellung des Browsers.
result-referrer-policy-unsafe = Die Richtlinie verrät anderen Websites mehr als nötig.
result-referrer-policy-header-invalid = Es wurde keine bekannte Richtlinie gefunden.
result-hsts-preloaded = Browser wissen im Voraus, dass dieser Host nur HTTPS hat.
result-hsts-implemented-max-age-at-least-six-months = Browser merken sich HTTPS für ein halbes Jahr oder länger.
result-hsts-implemented-max-age-less-than-six-months = Browser merken sich HTTPS zu kurz.
result-hsts-not-implemented = Nichts sagt Browsern, dass sie bei HTTPS bleiben sollen.
result-hsts-header-invalid = Der Header hat kein lesbares `max-age` oder wurde zweimal gesendet.
result-hsts-not-implemented-no-https = Die Website antwortet nicht über HTTPS.
result-hsts-invalid-cert = Das Zertifikat lässt sich nicht prüfen, deshalb beachten Browser HSTS nicht.
result-sri-implemented-and-all-scripts-loaded-securely = Skripte tragen Integritäts-Hashes, auch die eigenen der Website.
result-sri-implemented-and-external-scripts-loaded-securely = Alle Skripte anderer Websites tragen Integritäts-Hashes und kommen über HTTPS.
result-sri-not-implemented-response-not-html = Die Antwort ist keine HTML-Seite, also gibt es keine Skripte.
result-sri-not-implemented-but-no-scripts-loaded = Die Seite hat keine Skripte.
result-sri-not-implemented-but-all-scripts-loaded-from-secure-origin = Alle Skripte kommen von der Website selbst.
result-sri-not-implemented-but-external-scripts-loaded-securely = Skripte anderer Websites kommen über HTTPS, aber ohne Integritäts-Hashes.
result-sri-implemented-but-external-scripts-not-loaded-securely = Skripte anderer Websites haben Hashes, aber ihre Adressen nennen kein HTTPS.
result-sri-not-implemented-and-external-scripts-not-loaded-securely = Skripte anderer Websites haben weder HTTPS in ihren Adressen noch einen Hash.
result-x-content-type-options-nosniff = Browser halten sich an den angegebenen Typ.
result-x-content-type-options-header-invalid = Der Header hat einen anderen Wert als `nosniff`.
result-x-content-type-options-not-implemented = Browser dürfen die Typen von Dateien erraten.
result-x-frame-options-implemented-via-csp = Das Einbetten regelt `frame-ancestors`.
result-x-frame-options-sameorigin-or-deny = Andere Websites können die Seite nicht in Frames zeigen.
result-x-frame-options-allow-from-origin = Der Header hat eine Form, die Browser nicht mehr beachten.
result-x-frame-options-not-implemented = Jede Website kann die Seite in einem Frame zeigen.
result-x-frame-options-header-invalid = Der Header lässt sich nicht lesen oder wurde zweimal gesendet.
result-corp-not-implemented = Andere Websites dürfen diese Antwort einbetten; das ist die Voreinstellung.
result-corp-implemented-with-same-origin = Nur derselbe Ursprung darf diese Antwort einbetten.
result-corp-implemented-with-same-site = Nur dieselbe Website darf diese Antwort einbetten.
result-corp-implemented-with-cross-origin = Alle dürfen diese Antwort einbetten, mit Absicht.
result-corp-header-invalid = Der Header hat keinen bekannten Wert.
result-html-not-parseable = Die Antwort gibt sich als HTML aus, aber ihr Inhalt ist keines.

## Recommendations

advice-policy-default = Beginnen Sie mit `default-src none` und erlauben Sie, was Sie brauchen.
advice-policy-styles = Fassen Sie `style-src` enger: ohne `unsafe-inline`, Data-URLs und ganze Schemata.
advice-policy-passive = Führen Sie für `img-src` und `media-src` nur HTTPS-Quellen auf.
advice-policy-eval = Schreiben Sie den Code um, der `eval` braucht, und entfernen Sie dann das Schlüsselwort.
advice-policy-inline = Setzen Sie `script-src` und `object-src`; entfernen Sie `unsafe-inline`, Data-URLs und ganze Schemata.
advice-policy-secure = Verwenden Sie nur HTTPS-Quellen.
advice-policy-double = Behalten Sie je eine.
advice-policy-invalid = Suchen Sie nach wiederholten Direktiven, verirrten Kommas und `strict-dynamic` ohne Nonce oder Hash.
advice-policy-add = Schreiben Sie eine, und probieren Sie sie zuerst im Berichtsmodus aus.
advice-policy-enforce = Senden Sie sie als `Content-Security-Policy`, sobald die Berichte sauber sind.
advice-cookies-samesite = Ergänzen Sie `SameSite` bei jedem Cookie.
advice-cookies-secure = Ergänzen Sie `Secure`.
advice-cookies-secure-hsts = Ergänzen Sie `Secure`, und senden Sie HSTS.
advice-cookies-values = Verwenden Sie `Lax` oder `Strict`, oder `None` zusammen mit `Secure`.
advice-cookies-csrf = Versehen Sie es mit `SameSite=Strict` oder `SameSite=Lax`.
advice-cookies-httponly = Ergänzen Sie `HttpOnly`.
advice-embedder = Erwägen Sie `require-corp` oder `credentialless`.
advice-opener = Erwägen Sie `same-origin` oder eine Variante, die Pop-ups erlaubt.
advice-token = Senden Sie einen bekannten Wert in Kleinbuchstaben.
advice-cors = Erlauben Sie nur aufgeführte Ursprünge, oder verwenden Sie `*` ohne Anmeldedaten.
advice-redirect-host = Leiten Sie zuerst zu HTTPS auf demselben Host weiter, dann erst zu anderen.
advice-redirect-first = Führen Sie schon den ersten Schritt zu HTTPS.
advice-redirect-add = Leiten Sie jede HTTP-Anfrage zu HTTPS auf demselben Host weiter.
advice-certificate = Installieren Sie ein gültiges Zertifikat mit seiner Kette.
advice-referrer = Verwenden Sie `strict-origin-when-cross-origin` oder etwas Strengeres.
advice-hsts-preload = Erwägen Sie die Preload-Liste: ein Jahr, `includeSubDomains` und `preload`, dann den Host anmelden.
advice-hsts-longer = Erhöhen Sie `max-age` schrittweise auf ein Jahr.
advice-hsts-add = Ergänzen Sie den Header, zunächst mit kurzer Dauer.
advice-hsts-one = Senden Sie einen Header, mit `max-age` in Sekunden.
advice-hsts-https = Bieten Sie zuerst HTTPS an.
advice-scripts-bonus = Hashes brächten Zusatzpunkte.
advice-scripts-hash = Ergänzen Sie `integrity` und `crossorigin`.
advice-scripts-https = Schreiben Sie HTTPS in ihre Adressen.
advice-scripts-both = Schreiben Sie HTTPS in ihre Adressen, und ergänzen Sie Hashes.
advice-nosniff = Senden Sie genau `nosniff`.
advice-frames-policy = Verwenden Sie `frame-ancestors`.
advice-frames-add = Senden Sie `frame-ancestors` oder `DENY`.
advice-frames-one = Senden Sie einen Wert, `DENY` oder `SAMEORIGIN`, oder verwenden Sie `frame-ancestors`.
advice-html = Senden Sie HTML oder den richtigen Typ.
