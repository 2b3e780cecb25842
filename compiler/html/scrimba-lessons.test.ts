import { expect, test } from "vitest";
import { runFinish } from "../sections/test-job";

test.each(["mdn-scrim-inline", "scrim-inline"])("links to the lesson in %s", (name) => {
  const { content, flaws } = runFinish(
    `<${name} url="https://v2.scrimba.com/a~1" scrimtitle="A &amp; B" survey="true"></${name}>`,
  );
  expect(content).toBe(
    `<${name} url="https://v2.scrimba.com/a~1" scrimtitle="A &amp; B" survey="true"><a href="https://v2.scrimba.com/a~1" class="external" target="_blank" rel="noopener" title="[link-external]">A &amp; B</a></${name}>`,
  );
  expect(flaws).toEqual([]);
});

test.each([
  "https://scrimba.com.example/",
  "javascript:alert(1)",
  "",
  "http://scrimba.com/",
])("removes the address %j", (url) => {
  const { content, flaws } = runFinish(`<scrim-inline url="${url}"></scrim-inline>`);
  expect(content).toBe("<scrim-inline></scrim-inline>");
  expect(flaws).toMatchObject([{ check: "scrim" }]);
});
