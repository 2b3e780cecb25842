/**
 * The ten tests of the public HTTP header scan, applied to one response. Each returns the fault, or
 * null.
 */
type Check = (answer: ScannedAnswer) => string | null;

export interface ScannedAnswer {
  headers: Headers;
  /** Body of an HTML response; "" for anything else. */
  html: string;
}

const SIX_MONTHS_SECONDS = 15_552_000;
const PRIVATE_REFERRERS = [
  "no-referrer",
  "same-origin",
  "strict-origin",
  "strict-origin-when-cross-origin",
];

const CHECKS: Readonly<Record<string, Check>> = {
  "content-security-policy": checkPolicy,
  cookies: ({ headers }) =>
    headers.getSetCookie().map(findCookieFault).find(Boolean) ?? null,
  "cross-origin-resource-sharing": ({ headers }) =>
    // `*` without credentials is acceptable for public data.
    ["*", null].includes(headers.get("access-control-allow-origin")) &&
    !headers.has("access-control-allow-credentials")
      ? null
      : "open to other sites",
  redirection: ({ headers }) =>
    headers.get("location")?.startsWith("http:") ? "leads to http" : null,
  "referrer-policy": ({ headers }) =>
    PRIVATE_REFERRERS.includes(headers.get("referrer-policy") ?? "") ? null : "missing",
  "strict-transport-security": ({ headers }) => {
    const age = /max-age=(\d+)/.exec(headers.get("strict-transport-security") ?? "")?.[1];
    return Number(age ?? 0) >= SIX_MONTHS_SECONDS ? null : "shorter than six months";
  },
  "subresource-integrity": ({ html }) =>
    /<script[^>]*\bsrc="(?:https?:)?\/\//.test(html) ? "a script of another site" : null,
  "x-content-type-options": ({ headers }) =>
    headers.get("x-content-type-options") === "nosniff" ? null : "missing",
  "x-frame-options": ({ headers }) =>
    headers.get("x-frame-options") === "DENY" ? null : "may be framed",
  "cross-origin-resource-policy": ({ headers }) =>
    /^(?:same-origin|same-site|cross-origin)$/.test(
      headers.get("cross-origin-resource-policy") ?? "",
    )
      ? null
      : "missing",
};

/** Returns the faults by test name; empty for a response that passes all ten. */
export function scan(answer: ScannedAnswer): Record<string, string> {
  const results = Object.entries(CHECKS).map(([name, check]) => [name, check(answer)]);
  return Object.fromEntries(results.filter(([, fault]) => fault !== null)) as Record<
    string,
    string
  >;
}

export const SCANNED_TESTS = Object.keys(CHECKS);

/** Sources that allow unverified scripts. */
const LOOSE_SCRIPTS = /'unsafe-inline'|'unsafe-eval'|\bdata:|\bhttps?:(?:\s|$)|\*/;

function checkPolicy({ headers }: ScannedAnswer): string | null {
  const header = headers.get("content-security-policy");
  // Images run nothing; an SVG opened as a page is checked on its own.
  if (header === null) return isPicture(headers) ? null : "missing";
  const directives = new Map(
    header.split(/;\s*/).map((each) => {
      const [name = "", ...sources] = each.split(/\s+/);
      return [name, sources.join(" ")] as const;
    }),
  );
  const read = (name: string) => directives.get(name) ?? directives.get("default-src");
  if (LOOSE_SCRIPTS.test(read("script-src") ?? "*")) return "scripts from anywhere";
  if (LOOSE_SCRIPTS.test(read("object-src") ?? "*")) return "plug-ins from anywhere";
  return null;
}

function isPicture(headers: Headers): boolean {
  return /^(?:image|video|audio|font)\/|^text\/css/.test(
    headers.get("content-type") ?? "",
  );
}

const SESSION_LIKE = /session|login|form-draft|flash/i;

/** Returns null for a cookie that is sent only to this site, over HTTPS only. */
export function findCookieFault(cookie: string): string | null {
  const [pair = "", ...attributes] = cookie.split(/;\s*/);
  const has = (name: string) => attributes.some((each) => each.toLowerCase() === name);
  if (!has("secure")) return `${pair} is sent without HTTPS`;
  if (!has("samesite=lax") && !has("samesite=strict"))
    return `${pair} goes along everywhere`;
  if (SESSION_LIKE.test(pair.split("=")[0] ?? "") && !has("httponly"))
    return `${pair} can be read by scripts`;
  return null;
}
