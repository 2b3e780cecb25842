import type { RequestHandler, Response } from "express";
import onHeaders from "on-headers";

const HSTS_SECONDS = 63_072_000;

/**
 * What code in a frame may load (server contract, 18.3), and what samples of the documentation
 * need beyond it: they make workers, media, fonts and frames of their own bytes, and open sockets.
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
 * What code may do on the site's own origin, where it has none: everything but to be the site,
 * and to lead the reader away.
 */
const SANDBOX =
  "sandbox allow-scripts allow-forms allow-modals allow-popups allow-downloads allow-pointer-lock";

/** The pages that warn, or say what is wrong, run nothing. */
const PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

/** On all that the runner's own origin serves. HTML beside a page may be part of its samples. */
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
  /** Origins whose pages may have the frame. */
  ancestors: readonly string[];
  /** The runner has no origin of its own. */
  isSandboxed: boolean;
}

/** For a document with code of a reader or a page. */
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
 * Removes what code that anybody may have written left behind. Only with HTTPS: browsers ignore
 * and lament it without, and the cookies of other programs on a machine would go as well. Never in
 * the sandbox, which keeps nothing.
 */
export function clearTraces(response: Response): void {
  response.setHeader("Clear-Site-Data", `"cookies", "storage"`);
}

/** For a page of the runner's own. */
export function setPageHeaders(response: Response, ancestors: readonly string[]): void {
  response.removeHeader("X-Frame-Options");
  response.setHeader("Content-Security-Policy", [PAGE_POLICY, ...ancestors].join(" "));
}
