import { expect, test } from "vitest";
import { describeBrowser } from "./describe-browser";

const MOZILLA = "Mozilla/5.0";
const WEBKIT = "AppleWebKit/537.36 (KHTML, like Gecko)";

test.each([
  [
    `${MOZILLA} (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0`,
    "Firefox",
    "Linux",
  ],
  [
    `${MOZILLA} (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/140.0.0.0 Safari/537.36`,
    "Chrome",
    "Windows",
  ],
  [
    `${MOZILLA} (Windows NT 10.0) ${WEBKIT} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`,
    "Edge",
    "Windows",
  ],
  [
    `${MOZILLA} (Macintosh; Intel Mac OS X 10_15_7) ${WEBKIT} Version/26.0 Safari/605.1.15`,
    "Safari",
    "macOS",
  ],
  [
    `${MOZILLA} (iPhone; CPU iPhone OS 26_0 like Mac OS X) ${WEBKIT} Version/26.0 Mobile/15E148 Safari/604.1`,
    "Safari",
    "iOS",
  ],
  [
    `${MOZILLA} (iPad; CPU OS 18_0 like Mac OS X) ${WEBKIT} FxiOS/140.0 Mobile/15E148 Safari/604.1`,
    "Firefox",
    "iPadOS",
  ],
  [
    `${MOZILLA} (Linux; Android 10; K) ${WEBKIT} SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36`,
    "Samsung Internet",
    "Android",
  ],
  [
    `${MOZILLA} (X11; CrOS x86_64 14541.0.0) ${WEBKIT} Chrome/140.0.0.0 Safari/537.36`,
    "Chrome",
    "ChromeOS",
  ],
  ["curl/8.5.0", null, null],
  ["", null, null],
  [null, null, null],
])("names the browser and system of %s", (userAgent, browser, system) => {
  expect(describeBrowser(userAgent)).toEqual({ browser, system });
});

test("reads only the beginning of a very long header", () => {
  expect(describeBrowser("x ".repeat(50_000) + "Firefox/1").browser).toBeNull();
});
