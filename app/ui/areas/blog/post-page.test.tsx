import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { BlogMeta } from "~/domain/areas/blog";
import { getInterfaceText } from "~/l10n/interface-texts.server";
import { LocaleProvider } from "~/l10n/locale-context";
import { ServerElementsContext } from "~/ui/static-html/static-element";
import { PostPage } from "./post-page";

function render(meta: Partial<BlogMeta>): string {
  const whole = {
    slug: "post",
    title: "Post",
    description: "",
    image: null,
    keywords: "",
    sponsored: false,
    published: true,
    date: "2026-01-31",
    author: {},
    readTime: 1,
    links: {},
    ...meta,
  };
  const page = { parents: [], toc: [], url: "/en-US/blog/post/", origin: "" };
  return renderToStaticMarkup(
    <LocaleProvider locale="en-US" text={getInterfaceText("en-US")}>
      <ServerElementsContext.Provider value={{ "article-side": { "data-slot": "side" } }}>
        <PostPage {...page} meta={whole} articleHtml="<p>Text.</p>" />
      </ServerElementsContext.Provider>
    </LocaleProvider>,
  );
}

test("has no advertisement beside a sponsored post, which is one itself", () => {
  expect(render({})).toContain('data-slot="side"');
  const sponsored = render({ sponsored: true });
  expect(sponsored).not.toContain("data-slot");
  expect(sponsored).toContain("Sponsored");
});
