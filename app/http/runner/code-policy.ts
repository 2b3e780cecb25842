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

export interface CodeFacts {
  /** Origins that may embed the document. */
  ancestors: readonly string[];
  /** True when the runner shares the site's origin. */
  isSandboxed: boolean;
}

/** Renders the policy of a document with code. */
export function renderCodePolicy({ ancestors, isSandboxed }: CodeFacts): string {
  const directives = Object.entries(DIRECTIVES).map(
    ([name, sources]) => `${name} ${sources}`,
  );
  directives.push(`frame-ancestors ${["'self'", ...ancestors].join(" ")}`);
  if (isSandboxed) directives.push(SANDBOX);
  return directives.join("; ");
}
