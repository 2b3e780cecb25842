import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { renderMeta } from "./render-meta";

const SPECIAL = `<b> & "quoted" 'x' ü`;

test("writes titles and tags as React does", () => {
  const link = { rel: "alternate", hrefLang: "pt-BR", href: `/a?b=1&c=${SPECIAL}` };
  const meta = { property: "og:title", content: SPECIAL };
  const expected = [
    createElement("title", {}, SPECIAL),
    createElement("link", link),
    createElement("meta", meta),
    createElement("meta", { name: "description", content: undefined }),
  ];
  expect(
    renderMeta([
      { title: SPECIAL },
      { tagName: "link", ...link },
      meta,
      { name: "description", content: undefined as unknown as string },
    ]),
  ).toBe(expected.map((each) => renderToStaticMarkup(each)).join(""));
});

test("lets no text of structured data end its element", () => {
  const data = { name: "</script><!-- &\u2028" };
  const html = renderMeta([{ "script:ld+json": data }]);
  const [, text = ""] =
    /^<script type="application\/ld\+json">(.*)<\/script>$/.exec(html) ?? [];
  expect(text).not.toMatch(/[<>&\u2028]/);
  expect(JSON.parse(text)).toEqual(data);
});
