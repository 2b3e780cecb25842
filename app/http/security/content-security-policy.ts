import { ARTICLE_FRAME_ORIGINS } from "~/domain/documents/frame-origins";
import { IMAGE_ORIGINS } from "~/domain/documents/image-origins";

export interface PolicyOptions {
  nonce: string;
  /** Where the signed-in reader's picture comes from, when it is another site. */
  avatarOrigin?: string | undefined;
  /** Origins that run samples, beside the sandbox on this site's own. */
  runnerOrigins: readonly string[];
  /** Sites whose pictures pages may show, beside those that every site has. */
  imageOrigins: readonly string[];
  /** The development server talks to the page over a socket and styles it inline. */
  isDevelopment: boolean;
}

/** Where browsers report what a policy has forbidden (receive-reports). */
export const REPORT_PATH = "/api/v1/csp-reports";
const REPORT_GROUP = "site";
/** For the header that gives the group of `report-to` its address. */
export const REPORT_ENDPOINT = `${REPORT_GROUP}="${REPORT_PATH}"`;

/** Sites whose frames the documentation, the payment and the surveys embed. */
const FRAME_ORIGINS = [
  ...ARTICLE_FRAME_ORIGINS,
  "https://js.stripe.com",
  "https://survey.alchemer.com",
];

/** Sites whose videos articles show. */
const MEDIA_ORIGINS = [
  "https://mdn.github.io",
  "https://archive.org",
  "https://videos.cdn.mozilla.net",
];

/** Forms and frames around us are closed too, which the old policy left open. */
export function renderPolicy({
  nonce,
  avatarOrigin,
  runnerOrigins,
  imageOrigins,
  isDevelopment,
}: PolicyOptions): string {
  const avatar = avatarOrigin === undefined ? [] : [avatarOrigin];
  const directives: Record<string, readonly string[]> = {
    "default-src": ["'self'"],
    "script-src": ["'self'", "'report-sample'", `'nonce-${nonce}'`],
    // Articles carry style attributes; styles cannot be told apart by nonce in an attribute.
    "style-src": ["'self'", "'report-sample'", "'unsafe-inline'"],
    "img-src": ["'self'", "data:", ...IMAGE_ORIGINS, ...imageOrigins, ...avatar],
    "media-src": ["'self'", ...MEDIA_ORIGINS],
    "font-src": ["'self'"],
    "connect-src": ["'self'", ...(isDevelopment ? ["ws:"] : [])],
    "frame-src": ["'self'", ...runnerOrigins, ...FRAME_ORIGINS],
    "worker-src": ["'self'"],
    "manifest-src": ["'self'"],
    "object-src": ["'none'"],
    "base-uri": ["'self'"],
    // Code that is too long for an address goes to the runner as a form.
    "form-action": ["'self'", ...runnerOrigins],
    "frame-ancestors": ["'none'"],
    // The older way and the newer: browsers that know the second leave the first alone.
    "report-uri": [REPORT_PATH],
    "report-to": [REPORT_GROUP],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(" ")}`)
    .join("; ");
}
