import { Cookie, CookieJar } from "tough-cookie";
import { parseUrl } from "~/domain/http/parse-url";
import type { CapturedCookie } from "./capture";

export interface Jar {
  /** Takes the Set-Cookie lines of an answer, as a browser would. */
  add(lines: readonly string[], url: string): void;
  /** The Cookie header for a request, of what has not expired; empty for none. */
  write(url: string): string;
  list(): CapturedCookie[];
}

const MAX_COOKIES = 200;
const MAX_LINE_CHARACTERS = 8_192;

/** A jar by RFC 6265 that keeps what has expired, because the tests look at all that was set. */
export function createJar(): Jar {
  const jar = new CookieJar();
  let count = 0;
  return {
    add(lines, url) {
      for (const line of lines) {
        count += 1;
        if (count > MAX_COOKIES || line.length > MAX_LINE_CHARACTERS) continue;
        jar.setCookieSync(line, url, { ignoreError: true });
      }
    },
    write: (url) =>
      jar
        .getCookiesSync(url, { expire: false })
        .filter((cookie) => cookie.TTL() > 0)
        .map((cookie) => cookie.cookieString())
        .join("; "),
    list: () => (jar.serializeSync()?.cookies ?? []).map(toCaptured),
  };
}

/** An address that may set the cookie of a Set-Cookie line; null where the line names no domain. */
export function findCookieUrl(line: string): string | null {
  const domain = Cookie.parse(line.slice(0, MAX_LINE_CHARACTERS))?.domain;
  return domain ? (parseUrl(`https://${domain}/`)?.href ?? null) : null;
}

type Serialized = NonNullable<ReturnType<CookieJar["serializeSync"]>>["cookies"][number];

function toCaptured(cookie: Serialized): CapturedCookie {
  const { key, domain, path, expires, maxAge, sameSite } = cookie;
  const same = typeof sameSite === "string" ? readSameSite(sameSite) : undefined;
  return {
    name: toText(key),
    domain: toText(domain),
    path: toText(path),
    ...(typeof expires === "string" && expires !== "Infinity" && { expires }),
    ...(cookie.httpOnly === true && { httponly: true }),
    ...((typeof maxAge === "number" || typeof maxAge === "string") && {
      "max-age": maxAge,
    }),
    ...(same !== undefined && { samesite: same }),
    ...(cookie.secure === true && { secure: true }),
  };
}

function toText(value: unknown): string {
  return typeof value === "string" ? value : "";
}

function readSameSite(value: string): CapturedCookie["samesite"] {
  const known = ["strict", "lax", "none"] as const;
  return known.find((each) => each === value.toLowerCase());
}
