import {
  renderPolicy,
  REPORT_ENDPOINT,
  type PolicyOptions,
} from "./content-security-policy";

/** Locks down data that is opened as a page. */
const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";
/** Prevents scripts of an SVG that is opened as a page from running on the site's origin. */
const PICTURE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; sandbox";
/** Applies to workers, which use the policy of their own file; one of them compiles WebAssembly. */
const SCRIPT_POLICY =
  "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/** Types that sandboxed samples may load cross-origin, because their origin is "null". */
const SHARED_FILE = /^(?:image|audio|video|font)\/|^text\/css|javascript/;

/**
 * Features that only code samples use, with the reader's permission. Names unknown to Chromium are
 * omitted, because it warns about them on every page.
 */
const OF_SAMPLES = [
  "accelerometer",
  "camera",
  "display-capture",
  "geolocation",
  "gyroscope",
  "hid",
  "magnetometer",
  "microphone",
  "midi",
  "serial",
  "usb",
  "xr-spatial-tracking",
];

/** Features that are always disabled. */
const OF_NOBODY = ["browsing-topics", "idle-detection"];

/**
 * Renders the security headers of an answer of this media type, for the server and for the service worker,
 * which makes pages and files from a package.
 */
export function renderTypeHeaders(
  type: string,
  options: PolicyOptions,
): Record<string, string> {
  const isShared = SHARED_FILE.test(type);
  return {
    "Cross-Origin-Resource-Policy": isShared ? "cross-origin" : "same-origin",
    ...(type.startsWith("text/html")
      ? renderPageHeaders(options)
      : renderFilePolicy(type, isShared)),
  };
}

function renderPageHeaders(options: PolicyOptions): Record<string, string> {
  return {
    "Content-Security-Policy": renderPolicy(options),
    "Permissions-Policy": renderPermissions(options.runnerOrigins),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Reporting-Endpoints": REPORT_ENDPOINT,
  };
}

function renderFilePolicy(type: string, isShared: boolean): Record<string, string> {
  const policy = type.includes("xml")
    ? PICTURE_POLICY
    : type.includes("javascript")
      ? SCRIPT_POLICY
      : DATA_POLICY;
  const isFree = policy === DATA_POLICY && (isShared || type === "application/pdf");
  return isFree ? {} : { "Content-Security-Policy": policy };
}

/**
 * @param runnerOrigins Origins that run code samples; without any, samples run in a sandbox that
 * lacks these features.
 */
function renderPermissions(runnerOrigins: readonly string[]): string {
  const allowed = `(${runnerOrigins.map((origin) => `"${origin}"`).join(" ")})`;
  return [
    ...OF_SAMPLES.map((feature) => `${feature}=${allowed}`),
    ...OF_NOBODY.map((feature) => `${feature}=()`),
  ].join(", ");
}
