import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { getInterfaceText } from "~/l10n/interface-texts.server";
import { LocaleProvider } from "~/l10n/locale-context";
import { nestToc, renderTocList, TocColumn, TocDetails } from "./toc";

test("marks the language of entries and of words around them in an article that is not in the reader's", () => {
  const entries = [{ id: "a", text: "Prices" }];
  const html = renderToStaticMarkup(
    <LocaleProvider locale="de" text={getInterfaceText("de")}>
      <TocDetails entries={entries} lang="en-US" />
      <TocColumn entries={entries} lang="en-US" />
    </LocaleProvider>,
  );
  expect(html).toMatch(/<nav [^>]*aria-label="In diesem Artikel" lang="de"/);
  expect(html.match(/<ul [^>]*lang="en-US"[^>]*><li><a href="#a">/g)).toHaveLength(2);
});

const TEXT = (id: string) => `<${id}>`;

test("nests subsections below their section, in a group labelled by it", () => {
  const entries = [
    { id: "api.Values", text: "<code>Values</code>" },
    { id: "see_also", text: "See also" },
    { id: 'a"b', text: "A &amp; B", sub: true as const },
  ];
  expect(renderTocList(entries, TEXT)).toBe(
    `<li><a href="#api.Values"><code>Values</code></a></li>` +
      `<li><a href="#see_also">See also</a><details open><summary>` +
      `<span class="visually-hidden">&lt;toc-subsections&gt; See also</span></summary>` +
      `<ul><li><a href="#a&quot;b">A &amp; B</a></li></ul></details></li>`,
  );
});

test("nests sub-entries under the preceding entry", () => {
  const groups = nestToc([
    { id: "a", text: "A" },
    { id: "a1", text: "A1", sub: true },
    { id: "a2", text: "A2", sub: true },
    { id: "b", text: "B" },
  ]);
  expect(
    groups.map(({ entry, subEntries }) => [entry.id, subEntries.map(({ id }) => id)]),
  ).toEqual([
    ["a", ["a1", "a2"]],
    ["b", []],
  ]);
});

test("keeps a sub-entry without a preceding entry", () => {
  expect(nestToc([{ id: "x", text: "X", sub: true }])).toHaveLength(1);
});
