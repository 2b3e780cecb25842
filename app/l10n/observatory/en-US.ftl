## Pages

name = HTTP Observatory
landing-title = HTTP Header Security Test
landing-about = See which of the protections that browsers offer a website uses: one scan, twelve tests, a grade from A+ to F, and advice for each test.
landing-lead = See which of the protections that browsers offer your site uses. One scan, twelve tests, a grade, and advice for each test.
field-site = Domain name or URL
field-example = For example, mozilla.org
scan = Scan
about-title = What a scan looks at
about-headers = Headers are the cheapest protection that a site has: they tell browsers what to refuse. A scan reads those of one page, its cookies, the scripts that its HTML names, and the redirects on the way to it.
about-grade = Each test takes points away or adds some. The sum gives a grade, and the report says what to do next, one test at a time.
about-limits = A good grade does not prove that a site is safe: a scan tries no attacks, signs in nowhere, and sees no mistakes in the site’s own code.
about-public = Results are public: anyone who enters the same name sees the last one. Scores are kept for { $scanDays } days, details for { $reportDays }.
about-sites = { $count ->
    [one] One site was scanned here in the past year.
   *[other] { $count } sites were scanned here in the past year.
}
more = More
link-tests = Tests and scoring
link-faq = Frequently asked questions
link-paste = Grade pasted headers
link-compare = Compare two sites

## Faults

fault-empty = Please enter a valid hostname.
fault-site = This can’t be scanned: { $host } is not the name of a site.
fault-address = Addresses can’t be scanned, only names.
fault-name = There is no public site called { $host }.
fault-lookup = The name { $host } has no address.
fault-down = { $host } does not answer: the site seems to be down.
fault-status = { $host } answered with status { $status }, which can’t be graded.
fault-limit =
    { $minutes ->
        [one] More scans were asked for than this site takes. Please try again in { $minutes } minute.
       *[other] More scans were asked for than this site takes. Please try again in { $minutes } minutes.
    }
fault-away = Results can’t be read or kept at the moment. Please try again soon.
fault-paste = No headers were found in this text.
fault-paste-host = { $host } is not the name of a site.
fault-home = Back to the start

## Report

running = Scanning…
running-title = Scanning { $host }…
running-note = This page loads itself again until the result is there.
report-title = HTTP Observatory report
report-page = Scan results for { $host }
summary = Scan summary: { $host }
grade = Grade
score = Score
score-of = { $score } / 100
time = Scan time
passed = Tests passed
passed-of = { $passed } / { $quantity }
grades = Grades and their lowest scores
grades-least = Lowest score
trend-up = Better than the scan before
trend-down = Worse than the scan before
rescan = Rescan
rescan-wait = Wait { $seconds } s to rescan
another = Scan another website
note-www = { $asked } has no address, so { $host } was scanned.
note-certificate = The certificate could not be verified ({ $code }).
note-final = The page that was graded: { $url }
note-pasted = Graded from pasted headers alone: redirects from HTTP, scripts, and what other origins may read could not be looked at.
note-old = This is an older scan.
note-newest = Show the newest
profile-five = Scored with the ten tests of version 5.
profile-six = Scored with the twelve tests of version 6.
profile-show-five = Use version 5
profile-show-six = Use version 6
tab-scoring = Scoring
tab-csp = CSP analysis
tab-cookies = Cookies
tab-headers = Raw server headers
tab-history = Scan history
tab-benchmark = Benchmark comparison
test = Test
reason = Reason
advice = Recommendation
passed-yes = Passed
passed-no = Failed
passed-none = Not applicable
none = None
bonus-note = * Extra points count only from a score of 90.
guide = How to set it up
result = Result
info = Info
csp-missing = No CSP headers detected
csp-merged = The page has { $count } policies. They are merged here; browsers apply each of them.
yes = Yes
no = No
cookie-name = Name
cookie-expires = Expires
cookie-path = Path
cookie-prefix = Prefix
cookie-session = Session
cookies-missing = No cookies detected
header = Header
value = Value
history-title = Changes in score over time
history-chart = Chart of the scores
history-none = There is no earlier scan.
history-compare = Compare with the newest
history-comparison = Comparison
date = Date
benchmark-title = Grades of all sites scanned here in the past year
benchmark-few = Too few sites have been scanned here to compare with.
benchmark-sites = Sites
benchmark-own = This site
badge = Badge and data
badge-about = A picture of the grade for a page of your own, and the report for programs. Both show the last scan.
badge-alt = Grade of { $host }
badge-code = HTML of the badge

## Other pages

paste-title = Grade pasted headers
paste-lead = For a site that can’t be reached from here, such as one on your own machine. Paste what `curl -i` prints, or the headers alone. Nothing of it is kept.
paste-field = Response headers
paste-host = Host (optional)
paste-button = Grade
compare-title = Compare two sites
compare-lead = The newest results of two sites, side by side.
compare-first = First site
compare-second = Second site
compare-button = Compare
matrix-title = All tests and their results
matrix-description = Description
matrix-modifier = Modifier
test-redirection = Redirection

## Analysis of a policy

flag-unsafeinline = Inline scripts are blocked (`script-src` without `unsafe-inline`).
flag-unsafeinline-info = The main defense against injected scripts: move code into files, or use nonces or hashes.
flag-unsafeeval = `eval` and its like are blocked.
flag-unsafeeval-info = Strings from outside could otherwise become code.
flag-unsafeobjects = Plug-in content is restricted by `object-src`.
flag-unsafeobjects-info = Use `object-src none`: old plug-ins run in the context of your page.
flag-unsafeinlinestyle = Inline styles are blocked (`style-src` without `unsafe-inline`).
flag-unsafeinlinestyle-info = Injected styles can change what a page shows, or leak what it holds.
flag-insecureschemeactive = Scripts and other active content come over secure schemes only.
flag-insecureschemeactive-info = Anyone on the way could replace such code.
flag-insecureschemepassive = Images and media come over secure schemes only.
flag-insecureschemepassive-info = They can be swapped or watched on the way; load them over HTTPS.
flag-anticlickjacking = Framing is limited by `frame-ancestors`.
flag-anticlickjacking-info = It says exactly which sites may embed yours.
flag-defaultnone = Everything is refused unless it is allowed (`default-src none`).
flag-defaultnone-info = New kinds of resources stay blocked until you list them.
flag-insecurebaseuri = `base-uri` is limited.
flag-insecurebaseuri-info = An injected `base` element would redirect relative addresses, those of scripts too.
flag-insecureformaction = `form-action` is limited.
flag-insecureformaction-info = Injected forms could send data to others.
flag-strictdynamic = `strict-dynamic` is used (optional).
flag-strictdynamic-info = A script with a nonce passes its trust on to what it loads, so that no list of hosts is needed.

## Results

result-csp-implemented-with-no-unsafe-default-src-none = The policy refuses everything by default and allows nothing unsafe.
result-csp-implemented-with-no-unsafe = The policy allows neither inline code nor `eval`.
result-csp-implemented-with-unsafe-inline-in-style-src-only = Scripts are well guarded, but styles may come from anywhere or stand inline.
result-csp-implemented-with-insecure-scheme-in-passive-content-only = Images or media may be fetched without encryption.
result-csp-implemented-with-unsafe-eval = Text can be run as code, because `unsafe-eval` is allowed.
result-csp-implemented-with-unsafe-inline = Scripts or plug-ins are practically unrestricted.
result-csp-implemented-with-insecure-scheme = Active resources may be fetched without encryption.
result-csp-implemented-but-duplicate-directives = The policy is fine, but names a reporting directive twice.
result-csp-header-invalid = Browsers can’t read the policy as it was meant.
result-csp-not-implemented = There is no content security policy.
result-csp-not-implemented-but-reporting-enabled = The policy only reports; nothing is enforced.
result-cookies-secure-with-httponly-sessions-and-samesite = All cookies are `Secure` and have `SameSite`, and session cookies are hidden from scripts.
result-cookies-secure-with-httponly-sessions = All cookies are `Secure`, and session cookies are hidden from scripts.
result-cookies-not-found = The page set no cookies.
result-cookies-without-secure-flag-but-protected-by-hsts = Some cookies lack `Secure`; only HSTS keeps them off plain HTTP.
result-cookies-session-without-secure-flag-but-protected-by-hsts = A session cookie lacks `Secure`; only HSTS keeps it off plain HTTP.
result-cookies-without-secure-flag = Some cookies can travel without encryption.
result-cookies-samesite-flag-invalid = The `SameSite` of a cookie is unknown, or `None` without `Secure`.
result-cookies-anticsrf-without-samesite-flag = A cookie that looks like a CSRF token has no `SameSite`.
result-cookies-session-without-httponly-flag = Scripts can read a session cookie.
result-cookies-session-without-secure-flag = A session cookie can travel without encryption.
result-coep-not-implemented = No embedder policy is sent.
result-coep-implemented-with-require-corp = Resources of other origins load only if they agree.
result-coep-implemented-with-credentialless = Resources of other origins load without credentials.
result-coep-implemented-with-unsafe-none = The embedder policy states the open default.
result-coep-header-invalid = The embedder policy has no known value.
result-coop-not-implemented = No opener policy is sent.
result-coop-implemented-with-same-origin = Other origins can’t hold a handle on the window.
result-coop-implemented-with-same-origin-allow-popups = The window is isolated, but pop-ups that it opens keep working.
result-coop-implemented-with-noopener-allow-popups = The window is isolated from every opener, even from pages of the same site.
result-coop-implemented-with-unsafe-none = The opener policy states the open default.
result-coop-header-invalid = The opener policy has no known value.
result-cross-origin-resource-sharing-not-implemented = Other origins can’t read the page.
result-cross-origin-resource-sharing-implemented-with-public-access = Every origin may read the page, without credentials.
result-cross-origin-resource-sharing-implemented-with-restricted-access = Chosen origins may read the page.
result-cross-origin-resource-sharing-implemented-with-universal-access = Any origin may read the page with the visitor’s credentials.
result-redirection-all-redirects-preloaded = Every host on the way is on the HSTS preload list.
result-redirection-to-https = HTTP leads straight to HTTPS on the same host.
result-redirection-not-needed-no-http = Nothing answers over plain HTTP.
result-redirection-off-host-from-http = The first redirect changes the host, so that HSTS is never set for this one.
result-redirection-not-to-https-on-initial-redirection = The way ends on HTTPS, but its first step stays on HTTP.
result-redirection-not-to-https = The way ends on plain HTTP.
result-redirection-missing = Plain HTTP is served without a redirect.
result-redirection-invalid-cert = A host on the way has a certificate that can’t be verified.
result-referrer-policy-private = Other sites learn the origin at most, and nothing over HTTP.
result-referrer-policy-not-implemented = The default of the browser applies.
result-referrer-policy-unsafe = The policy tells other sites more than needed.
result-referrer-policy-header-invalid = No known policy was found.
result-hsts-preloaded = Browsers know in advance that this host has HTTPS only.
result-hsts-implemented-max-age-at-least-six-months = Browsers remember HTTPS for half a year or more.
result-hsts-implemented-max-age-less-than-six-months = Browsers remember HTTPS for too short a time.
result-hsts-not-implemented = Nothing tells browsers to stay on HTTPS.
result-hsts-header-invalid = The header has no readable `max-age`, or was sent twice.
result-hsts-not-implemented-no-https = The site does not answer over HTTPS.
result-hsts-invalid-cert = The certificate can’t be verified, so browsers ignore HSTS.
result-sri-implemented-and-all-scripts-loaded-securely = Scripts carry integrity hashes, the site’s own too.
result-sri-implemented-and-external-scripts-loaded-securely = All scripts of other sites carry integrity hashes and come over HTTPS.
result-sri-not-implemented-response-not-html = The answer is no HTML page, so there are no scripts.
result-sri-not-implemented-but-no-scripts-loaded = The page has no scripts.
result-sri-not-implemented-but-all-scripts-loaded-from-secure-origin = All scripts come from the site itself.
result-sri-not-implemented-but-external-scripts-loaded-securely = Scripts of other sites come over HTTPS, but without integrity hashes.
result-sri-implemented-but-external-scripts-not-loaded-securely = Scripts of other sites have hashes, but their addresses have no HTTPS.
result-sri-not-implemented-and-external-scripts-not-loaded-securely = Scripts of other sites have neither HTTPS in their addresses nor a hash.
result-x-content-type-options-nosniff = Browsers keep to the declared type.
result-x-content-type-options-header-invalid = The header has another value than `nosniff`.
result-x-content-type-options-not-implemented = Browsers may guess the types of files.
result-x-frame-options-implemented-via-csp = Framing is governed by `frame-ancestors`.
result-x-frame-options-sameorigin-or-deny = Other sites can’t frame the page.
result-x-frame-options-allow-from-origin = The header has a form that browsers do not honor any more.
result-x-frame-options-not-implemented = Any site can frame the page.
result-x-frame-options-header-invalid = The header can’t be read, or was sent twice.
result-corp-not-implemented = Other sites may embed this answer, which is the default.
result-corp-implemented-with-same-origin = Only the same origin may embed this answer.
result-corp-implemented-with-same-site = Only the same site may embed this answer.
result-corp-implemented-with-cross-origin = Everyone may embed this answer, on purpose.
result-corp-header-invalid = The header has no known value.
result-html-not-parseable = The answer claims to be HTML, but its body is not.

## Recommendations

advice-policy-default = Start from `default-src none` and allow what you need.
advice-policy-styles = Tighten `style-src`: drop `unsafe-inline`, data URLs and whole schemes.
advice-policy-passive = List only HTTPS sources for `img-src` and `media-src`.
advice-policy-eval = Rewrite the code that needs `eval`, then remove the keyword.
advice-policy-inline = Set `script-src` and `object-src`; remove `unsafe-inline`, data URLs and whole schemes.
advice-policy-secure = Use HTTPS sources only.
advice-policy-double = Keep one of each.
advice-policy-invalid = Look for repeated directives, stray commas, and `strict-dynamic` without a nonce or hash.
advice-policy-add = Write one, and try it in report-only mode first.
advice-policy-enforce = Send it as `Content-Security-Policy` once the reports are clean.
advice-cookies-samesite = Add `SameSite` to every cookie.
advice-cookies-secure = Add `Secure`.
advice-cookies-secure-hsts = Add `Secure`, and send HSTS.
advice-cookies-values = Use `Lax` or `Strict`, or `None` together with `Secure`.
advice-cookies-csrf = Give it `SameSite=Strict` or `SameSite=Lax`.
advice-cookies-httponly = Add `HttpOnly`.
advice-embedder = Consider `require-corp` or `credentialless`.
advice-opener = Consider `same-origin`, or a variant that allows pop-ups.
advice-token = Send one known value, in small letters.
advice-cors = Allow listed origins only, or use `*` without credentials.
advice-redirect-host = Go to HTTPS on the same host first, then on.
advice-redirect-first = Make the first step HTTPS.
advice-redirect-add = Redirect every HTTP request to HTTPS on the same host.
advice-certificate = Install a valid certificate with its chain.
advice-referrer = Use `strict-origin-when-cross-origin` or stricter.
advice-hsts-preload = Consider preloading: one year, `includeSubDomains` and `preload`, then submit the host.
advice-hsts-longer = Raise `max-age` step by step to a year.
advice-hsts-add = Add the header, with a short time at first.
advice-hsts-one = Send one header, with `max-age` in seconds.
advice-hsts-https = Offer HTTPS first.
advice-scripts-bonus = Hashes would earn a bonus.
advice-scripts-hash = Add `integrity` and `crossorigin`.
advice-scripts-https = Write HTTPS into their addresses.
advice-scripts-both = Write HTTPS into their addresses, and add hashes.
advice-nosniff = Send exactly `nosniff`.
advice-frames-policy = Use `frame-ancestors`.
advice-frames-add = Send `frame-ancestors` or `DENY`.
advice-frames-one = Send one value, `DENY` or `SAMEORIGIN`, or use `frame-ancestors`.
advice-html = Send HTML, or the right type.
