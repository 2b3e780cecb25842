import type { RequestHandler, Response } from "express";
import onHeaders from "on-headers";

const HSTS_SECONDS = 63_072_000;

/**
 * CSP of sample documents (server contract, 18.3), extended for the samples of the documentation:
 * workers, media, fonts and frames from blobs, and sockets.
 */
const DIRECTIVES: Readonly<Record<string, string>> = {
  "default-src": "'self' https:",
  "connect-src": "'self' https: wss: data: blob:",
  "script-src":
    "'self' https: 'unsafe-eval' 'unsafe-inline' 'wasm-unsafe-eval' blob: data:",
  "script-src-elem":
    "'self' https: 'unsafe-eval' 'unsafe-inline' 'wasm-unsafe-eval' blob: data:",
  "style-src": "'report-sample' 'self' https: 'unsafe-inline' 'unsafe-eval' blob: data:",
  "img-src": "'self' blob: https: data:",
  "media-src": "'self' blob: https: data:",
  "font-src": "'self' https: data:",
  "frame-src": "'self' blob: https: data:",
  "base-uri": "'self'",
  "worker-src": "'self' blob:",
  "manifest-src": "'self'",
};

/**
 * Sandbox for code on the site's own origin: it gets an opaque origin and can't navigate the top
 * frame.
 */
const SANDBOX =
  "sandbox allow-scripts allow-forms allow-modals allow-popups allow-downloads allow-pointer-lock";

/** CSP of warning and problem pages, which run no code. */
const PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

/**
 * Sets the headers of all responses on the runner's own origin. HTML next to a page counts as code,
 * because it may belong to a sample.
 */
export function setRunnerHeaders({ siteOrigin }: { siteOrigin: string }): RequestHandler {
  return (_request, response, next) => {
    response.set({
      "Referrer-Policy": "strict-origin-when-cross-origin",
      "X-Content-Type-Options": "nosniff",
      "Strict-Transport-Security": `max-age=${HSTS_SECONDS}`,
    });
    onHeaders(response, () => {
      const isHtml = String(response.getHeader("Content-Type")).startsWith("text/html");
      if (isHtml && !response.hasHeader("Content-Security-Policy"))
        setCodeHeaders(response, { ancestors: [siteOrigin], isSandboxed: false });
    });
    next();
  };
}

export interface CodeHeaders {
  /** Origins that may embed the document. */
  ancestors: readonly string[];
  /** True when the runner shares the site's origin. */
  isSandboxed: boolean;
}

/** Sets the headers of a document with code. */
export function setCodeHeaders(
  response: Response,
  { ancestors, isSandboxed }: CodeHeaders,
): void {
  const directives = Object.entries(DIRECTIVES).map(
    ([name, sources]) => `${name} ${sources}`,
  );
  directives.push(`frame-ancestors ${["'self'", ...ancestors].join(" ")}`);
  if (isSandboxed) directives.push(SANDBOX);
  response.removeHeader("X-Frame-Options");
  response.setHeader("Content-Security-Policy", directives.join("; "));
}

/**
 * Clears cookies and storage that earlier code left on the origin. HTTPS only, because browsers
 * ignore it with a warning over HTTP, and it would clear cookies of other programs on localhost.
 * Not needed in the sandbox, which stores nothing.
 */
export function clearTraces(response: Response): void {
  response.setHeader("Clear-Site-Data", `"cookies", "storage"`);
}

/** Sets the headers of a warning or problem page. */
export function setPageHeaders(response: Response, ancestors: readonly string[]): void {
  response.removeHeader("X-Frame-Options");
  response.setHeader("Content-Security-Policy", [PAGE_POLICY, ...ancestors].join(" "));
}
