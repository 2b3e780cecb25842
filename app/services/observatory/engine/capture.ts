import type { Site } from "./site.server";

/** One answer on the way to the page that is graded. */
export interface Hop {
  url: string;
  status: number;
}

export interface CapturedResponse {
  status: number;
  /** By lower-case name; a header that came several times is joined by ", ". */
  headers: Readonly<Record<string, string>>;
  /** One text for each Set-Cookie header. */
  setCookies: readonly string[];
  /** Decompressed, and cut at the limit of a scan. */
  body: string;
  /** False for a body that is no text whatever its type says. */
  isText: boolean;
}

/** A cookie as the session's jar holds it; what was not set is left out. */
export interface CapturedCookie {
  name: string;
  domain: string;
  path: string;
  /** ISO 8601. */
  expires?: string;
  httponly?: true;
  /** Seconds, or the text of an infinity. */
  "max-age"?: number | string;
  samesite?: "strict" | "lax" | "none";
  secure?: true;
}

/** The answers over one scheme, from the first URL to the last. */
export interface CapturedSession {
  /** The last answer; null when there was none. */
  response: CapturedResponse | null;
  hops: readonly Hop[];
  /** False when the answer only came without a check of the certificate. */
  isVerified: boolean;
  /** Why the certificate was refused, as Node names it. */
  certificateError: string | null;
  cookies: readonly CapturedCookie[];
}

/** Everything that the tests look at: nothing of the network is left in it. */
export interface Capture {
  site: Site;
  http: CapturedSession;
  https: CapturedSession;
  /** Headers of the answer to a request of another origin; null when it was refused. */
  cors: Readonly<Record<string, string>> | null;
  /** The origin that the request was sent for. */
  corsOrigin: string;
}

export const NO_ANSWER: CapturedSession = {
  response: null,
  hops: [],
  isVerified: true,
  certificateError: null,
  cookies: [],
};

/** The session that is graded: HTTPS if it answered at all. */
export function getGraded({ http, https }: Pick<Capture, "http" | "https">) {
  return https.response ? https : http;
}

/** The answer that is graded. */
export function findResponse(capture: Capture): CapturedResponse | null {
  return getGraded(capture).response;
}

/** Headers of which browsers keep the first, and that make no list. */
const FIRST_COUNTS: ReadonlySet<string> = new Set([
  "age",
  "authorization",
  "content-length",
  "content-type",
  "etag",
  "expires",
  "host",
  "last-modified",
  "location",
  "retry-after",
  "server",
  "user-agent",
]);

/** Sorts header lines by name, as `CapturedResponse` holds them. */
export function collectHeaders(
  lines: Iterable<readonly [name: string, value: string]>,
): Pick<CapturedResponse, "headers" | "setCookies"> {
  const headers = new Map<string, string>();
  const setCookies: string[] = [];
  for (const [given, value] of lines) {
    const name = given.toLowerCase();
    const before = headers.get(name);
    if (name === "set-cookie") setCookies.push(value);
    else if (before === undefined) headers.set(name, value);
    else if (!FIRST_COUNTS.has(name)) headers.set(name, `${before}, ${value}`);
  }
  return { headers: Object.fromEntries(headers), setCookies };
}
