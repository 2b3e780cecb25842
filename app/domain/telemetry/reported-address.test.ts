import { expect, test } from "vitest";
import { toReportedSource, toReportedUrl } from "./reported-address";

const SITE = "https://site.example";

test.each([
  ["/en-US/docs/Web", "/en-US/docs/Web"],
  ["/en-US/docs/Web#:~:text=secret", "/en-US/docs/Web"],
  ["/en-US/play?state=secret", "/en-US/play"],
  ["/en-US/play?id=secret&page=/en-US/docs/Web", "/en-US/play"],
  ["/en-US/plus/ai-help?c=secret&m=secret&q=secret", "/en-US/plus/ai-help"],
  ["/en-US/plus/collections/save?url=%2Fen-US", "/en-US/plus/collections/save"],
  ["/en-US/plus/collections/x1?q=secret", "/en-US/plus/collections/x1"],
  ["/en-US/observatory/analyze?host=secret", "/en-US/observatory/analyze"],
  ["/users/signed-out?next=/en-US/play?state=secret", "/users/signed-out"],
  ["/de/search?q=a+b&text=secret&locale=de&page=2", "/de/search?q=a+b&locale=de&page=2"],
  ["/de/plus/updates?q=grid&page=2&open=x", "/de/plus/updates?q=grid&page=2"],
  ["/de/constructor?length=1", "/de/constructor"],
  [
    "/de/docs/Web?utm_source=mail&utm_term=a%20b&utm_other=x",
    "/de/docs/Web?utm_source=mail&utm_term=a+b",
  ],
])("reports the page %s as %s", (path, expected) => {
  expect(toReportedUrl(SITE + path, SITE)).toBe(SITE + expected);
});

test.each([
  ["https://user:word@other.example/secret?q=secret#secret", "https://other.example/"],
  ["android-app://com.example/secret", null],
  ["data:text/plain,secret", null],
  ["/en-US/", null],
  ["", null],
])("reports the address %s of another website as %s", (address, expected) => {
  expect(toReportedUrl(address, SITE)).toBe(expected);
});

test("keeps no parameters where the site's own origin is unknown", () => {
  expect(toReportedUrl(`${SITE}/en-US/search?q=x`, null)).toBe(`${SITE}/`);
});

test.each([
  ["toc_click: #syntax", "toc_click: #syntax"],
  ["play_action: queue->0", "play_action: queue->0"],
  [
    "quick-search: site-search -> what is a/b?",
    "quick-search: site-search -> what is a/b?",
  ],
  [
    "sidebar_click: cssref /en-US/docs/Web/CSS",
    "sidebar_click: cssref /en-US/docs/Web/CSS",
  ],
  [
    "ai_help: link internal -> /en-US/play?state=x",
    "ai_help: link internal -> /en-US/play",
  ],
  ["ai_help: link internal -> ?c=secret", "ai_help: link internal -> "],
  [
    "site-search: results[1/2] -> /en-US/search?q=x&state=y#z",
    "site-search: results[1/2] -> /en-US/search?q=x",
  ],
  [
    "external-link: https://other.example/a?body=secret#secret",
    "external-link: https://other.example/a",
  ],
  ["external-link: http://[", "external-link: "],
])("reports the source %s as %s", (source, expected) => {
  expect(toReportedSource(source)).toBe(expected);
});
