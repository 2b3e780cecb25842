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
  const html = renderTestCall("EmbedYouTube", ['a"><b', 'say "hi"']);
  expect(html).toContain('/embed/a%22%3E%3Cb"');
  expect(html).toContain('title="say &quot;hi&quot;"');
});
