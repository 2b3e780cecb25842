import { expect, test } from "vitest";
import { renderTestCall } from "../test-render";

test("embeds the published sample in the size given", () => {
  expect(renderTestCall("EmbedGHLiveSample", ["css-examples/a.html", "100%", 700])).toBe(
    '<iframe width="100%" height="700" src="https://mdn.github.io/css-examples/a.html" title="Example: css-examples/a.html" loading="lazy"></iframe>',
  );
});

test("leaves out a size that is not given and escapes the path", () => {
  const html = renderTestCall("EmbedGHLiveSample", ['/a"b', null, 5]);
  expect(html).toMatch(/^<iframe height="5" src="https:\/\/mdn\.github\.io\/a&quot;b"/);
});

test("drops a size that HTML doesn't have", () => {
  expect(renderTestCall("EmbedGHLiveSample", ["a", "wide", "2em"])).toMatch(
    /^<iframe src=/,
  );
});
