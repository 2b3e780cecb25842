import { createRandom } from "./create-random";

const METHODS = ["GET", "GET", "GET", "HEAD", "POST", "POST", "PUT", "DELETE", "PATCH"];
const ODD_METHODS = ["OPTIONS", "TRACE", "PROPFIND", "get", "G T", "\0", "CONNECT", ""];

const PATHS = [
  "/",
  "/en-US/",
  "/en-US/docs/Web",
  "/en-US/docs/Web.data",
  "/en-US/docs/Web/index.json",
  "/en-US/docs/Web/a.png",
  "/en-US/search?q=grid&page=2",
  "/en-US/search.data?q=grid",
  "/en-US/feedback",
  "/en-US/plus/collections",
  "/en-US/plus/settings",
  "/en-US/preferences/theme",
  "/api/v1/whoami",
  "/api/v1/search?q=grid&locale=de",
  "/api/v1/feedback",
  "/api/v1/plus/settings/",
  "/api/v2/collections/",
  "/api/v2/collections/abcd/",
  "/api/v2/collections/abcd/items/?limit=2&offset=1",
  "/api/v2/collections/lookup/?url=/en-US/docs/Web",
  "/users/fxa/login/callback/?code=a&state=b",
  "/events/fxa",
  "/healthz",
  "/sitemap.xml",
  "/__manifest?p=/en-US/",
];

/** Strings that have broken parsers of paths, queries, headers and bodies before. */
const POISON = [
  "%",
  "%zz",
  "%00",
  "%c0%ae%c0%ae/",
  "%2f%2f",
  "//",
  "/../../etc/passwd",
  "/..;/",
  "\\",
  "\0",
  "\r\n",
  "\xff\xfe",
  "\u2028",
  "%F0%9F%98%80",
  "?".repeat(50),
  "/a".repeat(200),
  "x".repeat(9_000),
  "__proto__[a]=1",
  "constructor.prototype",
  "${7*7}{{7*7}}",
  "' OR 1=1 --",
  "<script>alert(1)</script>",
  "&_data=root",
  "?_routes=root",
  "?index",
  "1e999",
  "-1",
  "NaN",
  "[]",
  ":id",
  ";",
  ",",
];

const HEADER_NAMES = [
  "Accept",
  "Accept-Encoding",
  "Accept-Language",
  "Authorization",
  "Connection",
  "Content-Encoding",
  "Content-Length",
  "Content-Type",
  "Cookie",
  "Expect",
  "Host",
  "If-Modified-Since",
  "If-None-Match",
  "If-Range",
  "Origin",
  "Range",
  "Referer",
  "Sec-Fetch-Site",
  "Transfer-Encoding",
  "Upgrade",
  "X-Forwarded-For",
  "X-Forwarded-Host",
  "X-Remix-Response",
  "X-Request-Id",
  "bad name",
  "\0",
];

const HEADER_VALUES = [
  "application/json",
  "application/x-www-form-urlencoded",
  "multipart/form-data",
  "multipart/form-data; boundary=",
  "multipart/form-data; boundary=x",
  "text/html;q=nonsense",
  "session=abc; theme=dark",
  "session=%7B%22a%22; __Host-session=e30=.x; flash=;;=; login=e30.e30.e30",
  "compat-hidden=%00; preferredlocale=xx; theme=",
  "chunked",
  "gzip, chunked",
  "identity;q=0, *;q=0",
  "bytes=0-0,-1,5-1",
  '"a", W/"b", "',
  "Bearer eyJhbGciOiJub25lIn0.e30.",
  "Bearer",
  "null",
  "same-origin",
  "100-continue",
  "websocket",
  "close",
  "0",
  "5",
  "-5",
  "99999999999999999999",
  "127.0.0.1, , ::ffff:1.2.3.4, x",
  "evil.example:99999",
  "de-DE-1996;q=2,*;q=0,\xe4",
  "Thu, 99 Foo 2026 25:61:61 GMT",
];

const BODIES = [
  "",
  "{",
  "null",
  "[[[[[[[[[[[[[[[[[[[[",
  '{"__proto__":{"a":1},"name":["x"]}',
  '{"name":"\\ud800","url":{"a":1},"ids":[1e999]}',
  "name=%zz&name=%00&vote=maybe&url=%2f%2f",
  "a=1&".repeat(2_000),
  "5\r\nabc",
  "zz\r\n\r\n",
  "0\r\n\r\nGET /smuggled HTTP/1.1\r\n\r\n",
  '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1',
  "\xff\xfe\x00\x01",
];

/** Creates a generator of malformed requests, reproducible by seed. */
export function createMalformedRequests(seed: number): () => Buffer {
  const random = createRandom(seed);
  const chance = (share: number) => random() < share;
  const pick = (list: readonly string[]) =>
    list[Math.floor(random() * list.length)] ?? "";

  /** Inserts poison into a text, or removes a part. */
  function spoil(text: string): string {
    const at = Math.floor(random() * (text.length + 1));
    const end = chance(0.3) ? at + Math.floor(random() * 8) : at;
    return text.slice(0, at) + (chance(0.8) ? pick(POISON) : "") + text.slice(end);
  }

  function createHeader(): string {
    const value = chance(0.7) ? pick(HEADER_VALUES) : pick(POISON);
    return `${pick(HEADER_NAMES)}: ${chance(0.2) ? spoil(value) : value}`;
  }

  return () => {
    const method = chance(0.9) ? pick(METHODS) : pick(ODD_METHODS);
    const path = chance(0.7) ? spoil(pick(PATHS)) : pick(PATHS);
    const version = chance(0.95)
      ? "HTTP/1.1"
      : pick(["HTTP/1.0", "HTTP/9.9", "", "\xff"]);
    const body = chance(0.5) ? pick(BODIES) : "";
    const headers = [
      ...(chance(0.9) ? ["Host: site.example"] : []),
      ...(body !== "" && chance(0.8)
        ? [`Content-Length: ${Buffer.byteLength(body, "latin1")}`]
        : []),
      // Omits headers in half of the requests, because most headers fail the first check.
      ...Array.from({ length: chance(0.5) ? Math.floor(random() * 6) : 0 }, createHeader),
      ...(chance(0.01) ? Array.from({ length: 3_000 }, (_, at) => `X-${at}: y`) : []),
    ];
    const text = [`${method} ${path} ${version}`, ...headers, "", body].join("\r\n");
    return Buffer.from(chance(0.05) ? spoil(text) : text, "latin1");
  };
}
