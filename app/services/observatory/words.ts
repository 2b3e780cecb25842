import type { ObservatoryMessageId } from "~/domain/locales/message-ids";
import type { ObservatoryText } from "~/domain/text/strings";
import type { PolicyFlags } from "./engine/csp/judge-policy";
import type { ResultId } from "./engine/results";

type Advice = Extract<ObservatoryMessageId, `advice-${string}`>;

/** Advice by result; a result that needs nothing has none. */
const ADVICE: Readonly<Partial<Record<ResultId, Advice>>> = {
  "csp-implemented-with-no-unsafe": "advice-policy-default",
  "csp-implemented-with-unsafe-inline-in-style-src-only": "advice-policy-styles",
  "csp-implemented-with-insecure-scheme-in-passive-content-only": "advice-policy-passive",
  "csp-implemented-with-unsafe-eval": "advice-policy-eval",
  "csp-implemented-with-unsafe-inline": "advice-policy-inline",
  "csp-implemented-with-insecure-scheme": "advice-policy-secure",
  "csp-implemented-but-duplicate-directives": "advice-policy-double",
  "csp-header-invalid": "advice-policy-invalid",
  "csp-not-implemented": "advice-policy-add",
  "csp-not-implemented-but-reporting-enabled": "advice-policy-enforce",
  "cookies-secure-with-httponly-sessions": "advice-cookies-samesite",
  "cookies-without-secure-flag-but-protected-by-hsts": "advice-cookies-secure",
  "cookies-session-without-secure-flag-but-protected-by-hsts": "advice-cookies-secure",
  "cookies-without-secure-flag": "advice-cookies-secure-hsts",
  "cookies-samesite-flag-invalid": "advice-cookies-values",
  "cookies-anticsrf-without-samesite-flag": "advice-cookies-csrf",
  "cookies-session-without-httponly-flag": "advice-cookies-httponly",
  "cookies-session-without-secure-flag": "advice-cookies-secure-hsts",
  "coep-not-implemented": "advice-embedder",
  "coep-implemented-with-unsafe-none": "advice-embedder",
  "coep-header-invalid": "advice-token",
  "coop-not-implemented": "advice-opener",
  "coop-implemented-with-unsafe-none": "advice-opener",
  "coop-header-invalid": "advice-token",
  "cross-origin-resource-sharing-implemented-with-universal-access": "advice-cors",
  "redirection-off-host-from-http": "advice-redirect-host",
  "redirection-not-to-https-on-initial-redirection": "advice-redirect-first",
  "redirection-not-to-https": "advice-redirect-host",
  "redirection-missing": "advice-redirect-add",
  "redirection-invalid-cert": "advice-certificate",
  "referrer-policy-not-implemented": "advice-referrer",
  "referrer-policy-unsafe": "advice-referrer",
  "referrer-policy-header-invalid": "advice-referrer",
  "hsts-implemented-max-age-at-least-six-months": "advice-hsts-preload",
  "hsts-implemented-max-age-less-than-six-months": "advice-hsts-longer",
  "hsts-not-implemented": "advice-hsts-add",
  "hsts-header-invalid": "advice-hsts-one",
  "hsts-not-implemented-no-https": "advice-hsts-https",
  "hsts-invalid-cert": "advice-certificate",
  "sri-not-implemented-but-all-scripts-loaded-from-secure-origin": "advice-scripts-bonus",
  "sri-not-implemented-but-external-scripts-loaded-securely": "advice-scripts-hash",
  "sri-implemented-but-external-scripts-not-loaded-securely": "advice-scripts-https",
  "sri-not-implemented-and-external-scripts-not-loaded-securely": "advice-scripts-both",
  "x-content-type-options-header-invalid": "advice-nosniff",
  "x-content-type-options-not-implemented": "advice-nosniff",
  "x-frame-options-allow-from-origin": "advice-frames-policy",
  "x-frame-options-not-implemented": "advice-frames-add",
  "x-frame-options-header-invalid": "advice-frames-one",
  "corp-header-invalid": "advice-token",
  "html-not-parseable": "advice-html",
};

export function describeResult(text: ObservatoryText, id: ResultId): string {
  return text(`result-${id}`);
}

/** Null where there is nothing to do. */
export function findAdvice(text: ObservatoryText, id: ResultId): string | null {
  const advice = ADVICE[id];
  return advice === undefined ? null : text(advice);
}

export function describeFlag(
  text: ObservatoryText,
  flag: keyof PolicyFlags,
): { description: string; info: string } {
  const name = flag.toLowerCase() as Lowercase<keyof PolicyFlags>;
  return { description: text(`flag-${name}`), info: text(`flag-${name}-info`) };
}

/** Keywords of policies, which stand in quotes there and in no text. */
const KEYWORDS: ReadonlySet<string> = new Set([
  "none",
  "self",
  "strict-dynamic",
  "unsafe-eval",
  "unsafe-inline",
]);

/** Quotes the keywords in the code of a text, which stands between backticks. */
export function quoteKeywords(text: string): string {
  return text
    .split("`")
    .map((part, index) => (index % 2 === 0 ? part : quoteWords(part)))
    .join("`");
}

function quoteWords(code: string): string {
  return code
    .split(" ")
    .map((word) => (KEYWORDS.has(word) ? `'${word}'` : word))
    .join(" ");
}
