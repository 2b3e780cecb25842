import { ARTICLE_FRAME_ORIGINS, IMAGE_ORIGINS } from "~/domain/documents/content-origins";

export interface PolicyOptions {
  /** Hashes of the page's inline scripts; none are allowed without. */
  scriptSources?: readonly string[] | undefined;
  /** Origin of the signed-in reader's avatar, when it is another site. */
  avatarOrigin?: string | undefined;
  /** Origin of the survey that the page offers. */
  surveyOrigin?: string | undefined;
  /** Origins that run code samples, beside the sandbox on this origin. */
  runnerOrigins: readonly string[];
  /** Further image origins that the operator allows. */
  imageOrigins: readonly string[];
  /** Allows Vite's socket and inline styles. */
  isDevelopment: boolean;
}

/** Endpoint of violation reports (receive-reports.ts). */
export const REPORT_PATH = "/api/v1/csp-reports";
const REPORT_GROUP = "site";
/** Value of the header that maps the group of `report-to` to its URL. */
export const REPORT_ENDPOINT = `${REPORT_GROUP}="${REPORT_PATH}"`;

/** Origins of embedded frames: articles, payment. */
const FRAME_ORIGINS = [...ARTICLE_FRAME_ORIGINS, "https://js.stripe.com"];

/** Origins of videos in articles. */
const MEDIA_ORIGINS = [
  "https://mdn.github.io",
  "https://archive.org",
  "https://videos.cdn.mozilla.net",
];

/**
 * Renders the policy. Unlike that of the public site, it also restricts form targets and framing.
 */
export function renderPolicy({
  scriptSources = [],
  avatarOrigin,
  surveyOrigin,
  runnerOrigins,
  imageOrigins,
  isDevelopment,
}: PolicyOptions): string {
  const avatar = avatarOrigin === undefined ? [] : [avatarOrigin];
  const survey = surveyOrigin === undefined ? [] : [surveyOrigin];
  const directives: Record<string, readonly string[]> = {
    "default-src": ["'self'"],
    "script-src": ["'self'", "'report-sample'", ...scriptSources],
    // Required because articles have style attributes, which have no hashes.
    "style-src": ["'self'", "'report-sample'", "'unsafe-inline'"],
    "img-src": ["'self'", "data:", ...IMAGE_ORIGINS, ...imageOrigins, ...avatar],
    "media-src": ["'self'", ...MEDIA_ORIGINS],
    "font-src": ["'self'"],
    "connect-src": ["'self'", ...(isDevelopment ? ["ws:"] : [])],
    "frame-src": ["'self'", ...runnerOrigins, ...FRAME_ORIGINS, ...survey],
    "worker-src": ["'self'"],
    "manifest-src": ["'self'"],
    "object-src": ["'none'"],
    "base-uri": ["'self'"],
    // Allows the form that sends code to the runner when it is too long for a URL.
    "form-action": ["'self'", ...runnerOrigins],
    "frame-ancestors": ["'none'"],
    // Both directives, because browsers that know `report-to` ignore `report-uri`.
    "report-uri": [REPORT_PATH],
    "report-to": [REPORT_GROUP],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(" ")}`)
    .join("; ");
}
