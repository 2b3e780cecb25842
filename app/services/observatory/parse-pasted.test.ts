import fc from "fast-check";
import { expect, test } from "vitest";
import { makeReport } from "./make-report.server";
import { parsePasted } from "./parse-pasted.server";

const SITE = { host: "example.com", port: null, path: "/" };
const HEADERS = "Content-Type: text/html\r\nX-Frame-Options: DENY\r\nSet-Cookie: a=1\r\n";
const VERBOSE = `*   Trying 192.0.2.1:443...
> GET / HTTP/2
> accept: */*
< HTTP/2 301
< location: https://www.example.com/
<
> GET / HTTP/2
< HTTP/2 404
< x-frame-options: DENY
< content-type: text/html
< set-cookie: a=1
<
<!doctype html>
X-Not: a header`;

test.each([
  ["headers alone", HEADERS, 200],
  ["curl -i", `HTTP/1.1 403 Forbidden\n${HEADERS}\n<p>Body: text`, 403],
  ["curl -iL", `HTTP/1.1 301 Moved\nLocation: /b\n\nHTTP/2 200\n${HEADERS}`, 200],
  ["curl -v", VERBOSE, 404],
])("reads %s", (_kind, text, status) => {
  const capture = parsePasted(text, SITE);
  expect(capture?.https.response).toMatchObject({
    status,
    headers: { "content-type": "text/html", "x-frame-options": "DENY" },
    setCookies: ["a=1"],
  });
  expect(Object.keys(capture?.https.response?.headers ?? {})).toHaveLength(2);
  expect(capture?.https.cookies).toMatchObject([{ name: "a" }]);
});

test("reads a value of tens of thousands of tabs and a line separator", () => {
  const text = `${HEADERS}X-Long:${"\t".repeat(50_000)}\u2028 a`;
  expect(parsePasted(text, SITE)?.https.response?.headers["x-long"]).toBe("a");
});

test.each([
  "",
  "no header here",
  "HTTP/2 200",
  "<html>",
  "curl: (6) Could not resolve host: nope.example",
  "wget: unable to resolve host address\nnote: try again",
])("finds nothing in %j", (text) => {
  expect(parsePasted(text, SITE)).toBeNull();
});

test.each(["HTTP/2 200\ncurl: a", "curl: a\nX-Powered-By: b", "ETAG: c"])(
  "finds headers in %j",
  (text) => {
    expect(parsePasted(text, SITE)).not.toBeNull();
  },
);

test("any text gets a report or none", () => {
  const line = fc.oneof(
    fc.string(),
    fc.constantFrom("HTTP/2 200", "< a: b", "Set-Cookie: ="),
  );
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      const capture = parsePasted(lines.join("\n"), SITE);
      if (capture) makeReport(capture, { find: () => null });
    }),
  );
});
