import { expect, test } from "vitest";
import type { ContentText } from "~/domain/text/strings";
import type { ArchiveFacts } from "../files/archive-file";
import { renderCover, renderNavigation } from "./render-package.server";

function listLines(title: string): string[] {
  const facts: ArchiveFacts = {
    siteName: "Docs",
    siteOrigin: "https://docs.example",
    notice: "",
    title,
    homePath: "/ja/",
    date: null,
  };
  const translate: ContentText = (id) => id;
  const svg = renderCover({ facts, name: "docs", locale: "ja", translate });
  return Array.from(
    svg.matchAll(/<text x="100" y="\d{3}">(.*?)</g),
    ([, line = ""]) => line,
  );
}

test.each([
  ["Docs: CSS Grid layout guide", ["Docs: CSS Grid layout", "guide"]],
  ["Docs: Web", ["Docs: Web"]],
  [
    "Docs: CSS: カスケーディングスタイルシート",
    ["Docs: CSS:", "カスケーディングスタイ", "ルシート"],
  ],
  [
    "Docs: WebTransportDatagramDuplexStream",
    ["Docs:", "WebTransportDatagramDu", "plexStream"],
  ],
])("breaks the title %s into lines that fit on the cover", (title, lines) => {
  expect(listLines(title)).toEqual(lines);
});

test("groups chapters in a row below their page in the table of contents", () => {
  const chapters = ["CSS", "CSS", null, "HTML"].map((group, index) => ({
    kind: "document" as const,
    url: `/${index}`,
    modified: null,
    path: `${index}.xhtml`,
    title: `<${index}>`,
    group,
  }));
  const html = renderNavigation(chapters, { locale: "en-US", translate: (id) => id });
  const item = (index: number) =>
    `<li><a href="${index}.xhtml">&lt;${index}&gt;</a></li>`;
  const lists = [
    `<li><span>CSS</span><ol>${item(0)}\n${item(1)}</ol></li>`,
    item(2),
    `<li><span>HTML</span><ol>${item(3)}</ol></li>`,
  ];
  expect(html).toContain(`<ol>${lists.join("\n")}</ol>`);
});
