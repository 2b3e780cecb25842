import type { RequestHandler, Response } from "express";
import onHeaders from "on-headers";
import { getDomain } from "tldts";
import { COMMON_HEADERS } from "../security/set-security-headers";
import { renderCodePolicy, type CodeFacts } from "./code-policy";

/** CSP of warning and problem pages, which run no code. */
const PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

/**
 * Sets the headers of all responses on the runner's own origin. HTML next to a page counts as code,
 * because it may belong to a sample.
 */
export function setRunnerHeaders({ siteOrigin }: { siteOrigin: string }): RequestHandler {
  return (_request, response, next) => {
    response.set(COMMON_HEADERS);
    onHeaders(response, () => {
      const isHtml = String(response.getHeader("Content-Type")).startsWith("text/html");
      if (isHtml && !response.hasHeader("Content-Security-Policy"))
        setCodeHeaders(response, { ancestors: [siteOrigin], isSandboxed: false });
    });
    next();
  };
}

/** Sets the headers of a document with code. */
export function setCodeHeaders(response: Response, facts: CodeFacts): void {
  response.removeHeader("X-Frame-Options");
  response.setHeader("Content-Security-Policy", renderCodePolicy(facts));
}

/**
 * Clears storage that earlier code left on the origin, and its cookies, unless the site has the same
 * registrable domain: browsers clear the cookies of the whole domain, and the reader would be signed
 * out. HTTPS only, because browsers ignore it with a warning over HTTP, and it would clear cookies of
 * other programs on localhost. Not needed in the sandbox, which stores nothing.
 */
export function clearTraces(
  response: Response,
  origin: string,
  siteOrigin: string,
): void {
  const isOfSite = toDomain(origin) === toDomain(siteOrigin);
  response.setHeader("Clear-Site-Data", isOfSite ? `"storage"` : `"cookies", "storage"`);
}

/** Returns the registrable domain of an origin; the host where there is none, as for an address. */
function toDomain(origin: string): string {
  return getDomain(origin, { allowPrivateDomains: true }) ?? new URL(origin).hostname;
}

/** Sets the headers of a warning or problem page. */
export function setPageHeaders(response: Response, ancestors: readonly string[]): void {
  response.removeHeader("X-Frame-Options");
  response.setHeader("Content-Security-Policy", [PAGE_POLICY, ...ancestors].join(" "));
}
