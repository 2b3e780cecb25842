import { expect, test } from "vitest";
import { renderTestCall } from "../test-render";

test("links to the sample on a page of its own", () => {
  expect(renderTestCall("LiveSampleLink", ["Try Me", "open <it>"])).toBe(
    '<a href="#livesample_fullscreen=try_me">open &lt;it&gt;</a>',
  );
});

test("names the sample when no text is given", () => {
  expect(renderTestCall("LiveSampleLink", ["try_me"])).toContain(">try_me</a>");
});

test("gives the address alone under the old name", () => {
  expect(renderTestCall("LiveSampleURL", ['a"b'])).toBe("#livesample_fullscreen=ab");
});
