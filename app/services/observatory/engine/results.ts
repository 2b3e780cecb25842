/** How a result counts: passed, failed, or passed and shown as "not applicable". */
export type Verdict = "pass" | "fail" | "none";

/** One row: points, verdict, and whether the matrix of tests lists it. */
interface Result {
  modifier: number;
  verdict: Verdict;
}

/** Every result of every test, in the order of the matrix. */
export const RESULTS = {
  "csp-implemented-with-no-unsafe-default-src-none": pass(10),
  "csp-implemented-with-no-unsafe": pass(5),
  "csp-implemented-with-unsafe-inline-in-style-src-only": pass(0),
  "csp-implemented-with-insecure-scheme-in-passive-content-only": pass(-10),
  "csp-implemented-with-unsafe-eval": fail(-10),
  "csp-implemented-with-unsafe-inline": fail(-20),
  "csp-implemented-with-insecure-scheme": fail(-20),
  "csp-implemented-but-duplicate-directives": pass(0),
  "csp-header-invalid": fail(-25),
  "csp-not-implemented": fail(-25),
  "csp-not-implemented-but-reporting-enabled": fail(-25),
  "cookies-secure-with-httponly-sessions-and-samesite": pass(5),
  "cookies-secure-with-httponly-sessions": pass(0),
  "cookies-not-found": none(),
  "cookies-without-secure-flag-but-protected-by-hsts": fail(-5),
  "cookies-session-without-secure-flag-but-protected-by-hsts": fail(-10),
  "cookies-without-secure-flag": fail(-20),
  "cookies-samesite-flag-invalid": fail(-20),
  "cookies-anticsrf-without-samesite-flag": fail(-20),
  "cookies-session-without-httponly-flag": fail(-30),
  "cookies-session-without-secure-flag": fail(-40),
  "coep-not-implemented": pass(0),
  "coep-implemented-with-require-corp": pass(10),
  "coep-implemented-with-credentialless": pass(10),
  "coep-implemented-with-unsafe-none": pass(0),
  "coep-header-invalid": fail(-5),
  "coop-not-implemented": pass(0),
  "coop-implemented-with-same-origin": pass(10),
  "coop-implemented-with-same-origin-allow-popups": pass(10),
  "coop-implemented-with-noopener-allow-popups": pass(10),
  "coop-implemented-with-unsafe-none": pass(0),
  "coop-header-invalid": fail(-5),
  "cross-origin-resource-sharing-not-implemented": pass(0),
  "cross-origin-resource-sharing-implemented-with-public-access": pass(0),
  "cross-origin-resource-sharing-implemented-with-restricted-access": pass(0),
  "cross-origin-resource-sharing-implemented-with-universal-access": fail(-50),
  "redirection-all-redirects-preloaded": pass(0),
  "redirection-to-https": pass(0),
  "redirection-not-needed-no-http": pass(0),
  "redirection-off-host-from-http": fail(-5),
  "redirection-not-to-https-on-initial-redirection": fail(-10),
  "redirection-not-to-https": fail(-20),
  "redirection-missing": fail(-20),
  "redirection-invalid-cert": fail(-20),
  "referrer-policy-private": pass(5),
  "referrer-policy-not-implemented": none(),
  "referrer-policy-unsafe": fail(-5),
  "referrer-policy-header-invalid": fail(-5),
  "hsts-preloaded": pass(5),
  "hsts-implemented-max-age-at-least-six-months": pass(0),
  "hsts-implemented-max-age-less-than-six-months": fail(-10),
  "hsts-not-implemented": fail(-20),
  "hsts-header-invalid": fail(-20),
  "hsts-not-implemented-no-https": fail(-20),
  "hsts-invalid-cert": fail(-20),
  "sri-implemented-and-all-scripts-loaded-securely": pass(5),
  "sri-implemented-and-external-scripts-loaded-securely": pass(5),
  "sri-not-implemented-response-not-html": none(),
  "sri-not-implemented-but-no-scripts-loaded": none(),
  "sri-not-implemented-but-all-scripts-loaded-from-secure-origin": none(),
  "sri-not-implemented-but-external-scripts-loaded-securely": fail(-5),
  "sri-implemented-but-external-scripts-not-loaded-securely": fail(-20),
  "sri-not-implemented-and-external-scripts-not-loaded-securely": fail(-50),
  "x-content-type-options-nosniff": pass(0),
  "x-content-type-options-header-invalid": fail(-5),
  "x-content-type-options-not-implemented": fail(-5),
  "x-frame-options-implemented-via-csp": pass(5),
  "x-frame-options-sameorigin-or-deny": pass(5),
  "x-frame-options-allow-from-origin": pass(0),
  "x-frame-options-not-implemented": fail(-20),
  "x-frame-options-header-invalid": fail(-20),
  "corp-not-implemented": none(),
  "corp-implemented-with-same-origin": pass(10),
  "corp-implemented-with-same-site": pass(10),
  "corp-implemented-with-cross-origin": pass(0),
  "corp-header-invalid": fail(-5),
  "html-not-parseable": fail(-20),
} as const satisfies Record<string, Result>;

export type ResultId = keyof typeof RESULTS;

/** Ids in the order of the matrix. */
export const RESULT_IDS = Object.keys(RESULTS) as ResultId[];

/** Whether a result counts as passed; one that is not applicable does. */
export function isPassed(id: ResultId): boolean {
  return RESULTS[id].verdict !== "fail";
}

function pass<Points extends number>(modifier: Points) {
  return { modifier, verdict: "pass" } as const;
}

function fail<Points extends number>(modifier: Points) {
  return { modifier, verdict: "fail" } as const;
}

function none() {
  return { modifier: 0, verdict: "none" } as const;
}
