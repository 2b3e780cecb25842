import { expect, test } from "vitest";
import { COMPAT_LINK } from "../core/markers";
import { runFinish } from "../sections/test-job";

const CARD = `<p>See <a href="${COMPAT_LINK}">the table</a>.</p>`;
const TABLE = '<div class="bc-data" data-query="a.b"></div>';
const KEYS = ["a.b", "a.c"]
  .map((key) => `<div class="bc-data" data-query="${key}" data-multiple="true"></div>`)
  .join("");

test.each([
  ["its heading, whatever it says", `<h2>Wo es geht</h2>${TABLE}`, ' href="#wo_es_geht"'],
  ["the heading above text before it", `<h2>A</h2><p>x</p>${TABLE}`, ' href="#a"'],
  ["the first of several", `<h2>A</h2>${KEYS}<h2>B</h2>${TABLE}`, ' href="#a"'],
  ["nothing when the page has no table", "<h2>A</h2>", ""],
])("leads to %s", (_, html, href) => {
  expect(runFinish(CARD + html).content).toContain(`<a${href}>the table</a>`);
});
