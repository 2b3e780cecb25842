import { describe, expect, test } from "vitest";
import {
  isAllowedFrame,
  isRunningSourceSet,
  isRunningUrl,
  paintsFromElsewhere,
} from "./safe-urls";

describe("isRunningUrl", () => {
  test.each([
    "javascript:x",
    "JaVaScRiPt:x",
    "java\tscript:x",
    "java\u200bscript:x",
    "\u0001javascript:x",
    "\n vbscript:x",
    "data:text/html,x",
    "data:image/png,x",
  ])("finds %j", (url) => expect(isRunningUrl(url, "a")).toBe(true));

  test.each(["/javascript:x", "#data:", "https://x", "x:y", "x:javascript:"])(
    "passes %s",
    (url) => expect(isRunningUrl(url, "a")).toBe(false),
  );

  test("allows a picture to bring its data", () => {
    expect(isRunningUrl("data:image/png;base64,x", "img")).toBe(false);
    expect(isRunningUrl("data:text/html,x", "img")).toBe(true);
    expect(isRunningUrl("data:text/html,data:image/png", "img")).toBe(true);
  });
});

test.each([
  ["a.png 1x, b.png 2x", false],
  ["data:image/png;base64,x 1x", false],
  ["a.png, javascript:x 2x", true],
  ["a.png 1x,data:text/html 2x", true],
])("finds what runs in the sources %s: %s", (set, isRunning) => {
  expect(isRunningSourceSet(set, "img")).toBe(isRunning);
});

describe("isAllowedFrame", () => {
  test.each([
    "",
    "about:blank",
    "/en-US/docs/Web/runner.html?state=x",
    "picture.svg",
    "folder/runner.html#x",
    "https://mdn.github.io/a.html",
    "https://www.youtube-nocookie.com/embed/x",
    "HTTPS://SCRIMBA.com/x",
  ])("allows %j", (source) => expect(isAllowedFrame(source)).toBe(true));

  test.each([
    "https://evil.example/",
    "http://mdn.github.io/",
    "https://mdn.github.io.evil.example/",
    "https://mdn.github.io@evil.example/",
    "https://user@mdn.github.io/",
    "https://:password@mdn.github.io/",
    "//mdn.github.io/",
    "/\\evil.example/",
    "/\t/evil.example/",
    "\\\\evil.example",
    "javascript:x",
    "java\nscript:x",
    "data:text/html,x",
    "about:srcdoc",
    "blob:https://mdn.github.io/x",
    "https://",
  ])("refuses %j", (source) => expect(isAllowedFrame(source)).toBe(false));
});

test.each([
  ["url(#a)", false],
  ["url( '#a' )", false],
  ["rotate(3)", false],
  ["url(x.svg#a)", true],
  ["URL('//x#a')", true],
  ["u\\72l(x)", true],
  [`url(${" ".repeat(300_000)}#a)`, false],
])("sees whether %s paints from elsewhere: %s", (value, paints) => {
  expect(paintsFromElsewhere(value)).toBe(paints);
});
