import { expect, test } from "vitest";
import { renderTestCall } from "../test-render";
import { createTestContext } from "../test-site";

test("embeds a video with a localized title", () => {
  const html = renderTestCall(
    "EmbedYouTube",
    ["ab-c_1"],
    createTestContext({ locale: "de" }),
  );
  expect(html).toContain('src="https://www.youtube-nocookie.com/embed/ab-c_1"');
  expect(html).toContain('title="YouTube-Video"');
});

test("cannot be led out of the attributes", () => {
  const html = renderTestCall("EmbedYouTube", ["ab-c_1", 'say "hi"']);
  expect(html).toContain('title="say &quot;hi&quot;"');
});

test.each([
  ["https://www.youtube.com/watch?t=1&v=ab-c_1", "ab-c_1"],
  ["https://youtu.be/ab-c_1?t=1", "ab-c_1"],
  ['a"><b', null],
])("refuses %s, which is no id", (written, suggestion) => {
  const context = createTestContext();
  expect(renderTestCall("EmbedYouTube", [written], context)).toBe("");
  expect(context.flaws).toMatchObject([{ check: "macro-call", suggestion }]);
});
