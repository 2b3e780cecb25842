import { expect, test } from "vitest";
import { renderTestCall } from "../test-render";
import { createTestContext, createTestPage } from "../test-site";

test("renders an empty frame that names the page and the sample", () => {
  expect(renderTestCall("EmbedLiveSample", ["Nested_Grids", "100%", 240])).toBe(
    '<div class="code-example"><div class="example-header"></div><iframe class="sample-code-frame" title="Nested Grids sample" id="frame_nested_grids" width="100%" height="240" src="about:blank" loading="lazy" data-live-path="/en-US/docs/Web/Test/" data-live-id="nested_grids" sandbox="allow-same-origin allow-scripts"></iframe></div>',
  );
});

test("puts allow and sandbox, the last two arguments, on the frame", () => {
  const args = ["x", null, null, null, null, null, "fullscreen", "allow-forms"];
  const html = renderTestCall("embedlivesample", args);
  expect(html).toContain(
    'allow="fullscreen" sandbox="allow-forms allow-same-origin allow-scripts"',
  );
});

test.each([
  [40, 'height="60"'],
  ["50px", 'height="60"'],
  ["30%", 'height="30%"'],
])("makes a frame of height %s no lower than can be seen", (height, expected) => {
  expect(renderTestCall("EmbedLiveSample", ["x", null, height])).toContain(expected);
});

test("takes the decoded id, which can't leave the attributes", () => {
  const html = renderTestCall("EmbedLiveSample", ['&lt;a&gt; "b" <c>']);
  expect(html).toContain('data-live-id="a_b_c"');
  expect(html).toContain('title="&lt;a&gt; &quot;b&quot; &lt;c&gt; sample"');
});

test("names the frame by the plain text of a heading with code", () => {
  const html = renderTestCall("EmbedLiveSample", ["Basic `a_b()` usage"]);
  expect(html).toContain('title="Basic a b() usage sample" id="frame_basic_a_b_usage"');
});

test("escapes the page's address", () => {
  const page = createTestPage("Web/a?b");
  const html = renderTestCall("EmbedLiveSample", ["x"], createTestContext({ page }));
  expect(html).toContain('data-live-path="/en-US/docs/Web/a%3Fb/"');
});

test("is refused without an id", () => {
  const context = createTestContext();
  expect(renderTestCall("EmbedLiveSample", [], context)).toBe("");
  expect(context.flaws).toMatchObject([{ check: "macro-call" }]);
});
