import type { RequestHandler } from "express";
import onHeaders from "on-headers";
import { renderPolicy, REPORT_ENDPOINT } from "./content-security-policy";

const HSTS_SECONDS = 63_072_000;

/** Headers of every response, the runner's too. */
export const COMMON_HEADERS = {
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "X-Content-Type-Options": "nosniff",
  "Strict-Transport-Security": `max-age=${HSTS_SECONDS}`,
};

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

export interface SecurityHeaderOptions {
  runnerOrigins: readonly string[];
  imageOrigins: readonly string[];
  isDevelopment: boolean;
}

/** Sets the security headers for the type of each response. */
export function setSecurityHeaders(options: SecurityHeaderOptions): RequestHandler {
  const permissions = renderPermissions(options.runnerOrigins);
  return (_request, response, next) => {
    response.set({ ...COMMON_HEADERS, "X-Frame-Options": "DENY" });
    onHeaders(response, () => {
      const type = String(response.getHeader("Content-Type") ?? "");
      const isHtml = type.startsWith("text/html");
      const isShared = SHARED_FILE.test(type);
      setDefault(
        "Cross-Origin-Resource-Policy",
        isShared ? "cross-origin" : "same-origin",
      );
      if (isHtml) {
        const { scriptSources, avatarOrigin, surveyOrigin } = response.locals;
        const own = { scriptSources, avatarOrigin, surveyOrigin };
        const policy = renderPolicy({ ...options, ...own });
        setDefault("Content-Security-Policy", policy);
        setDefault("Permissions-Policy", permissions);
        setDefault("Cross-Origin-Opener-Policy", "same-origin");
        setDefault("Reporting-Endpoints", REPORT_ENDPOINT);
      } else if (type.includes("xml"))
        setDefault("Content-Security-Policy", PICTURE_POLICY);
      else if (type.includes("javascript"))
        setDefault("Content-Security-Policy", SCRIPT_POLICY);
      else if (!isShared && type !== "application/pdf")
        setDefault("Content-Security-Policy", DATA_POLICY);
    });
    function setDefault(name: string, value: string): void {
      if (!response.hasHeader(name)) response.setHeader(name, value);
    }
    next();
  };
}

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
