import type { Page } from "../../core/page";
import { toShortTitle } from "../../core/title-html";
import type { ReferenceArea, ReferencePage } from "../reference-area";
import {
  createGeneratedPage,
  createReferenceTestContext,
  type TestData,
} from "./test-context";

const SITE = "https://developer.mozilla.org/docs/";

/** Creates a feature with its page for tests; `parts` are its sub-features. */
export function feature(slug: string | null, parts: object = {}, facts: object = {}) {
  const support = { chrome: { version_added: "1" } };
  const status = { experimental: false, deprecated: false, standard_track: true };
  return {
    __compat: { ...(slug && { mdn_url: SITE + slug }), support, status, ...facts },
    ...parts,
  };
}

/** Generates an area from small hand-made data. */
export function openArea(area: ReferenceArea, data: TestData) {
  const bare = createReferenceTestContext(data);
  const listed = area.listPages(bare.data);
  const context = createReferenceTestContext({
    ...data,
    pages: [...listed.map(({ slug }) => slug), ...(data.pages ?? [])],
  });
  const find = (slug: string): ReferencePage => {
    const page = listed.find((one) => one.slug.endsWith(slug));
    if (!page) throw new Error(`the area lists no ${slug}`);
    return page;
  };
  return {
    listed,
    find,
    render(slug: string): string {
      const page = find(slug);
      return area.renderBody(toPage(page), { ...context, key: page.key });
    },
  };
}

function toPage(page: ReferencePage): Page {
  const { slug, title, shortTitle, pageType, status, browserCompat, sidebar } = page;
  return createGeneratedPage({
    slug,
    title,
    pageType,
    status,
    browserCompat,
    sidebar,
    shortTitle: toShortTitle(title, shortTitle),
  });
}

/** Reads the content after each heading, up to the next heading or the note at the end. */
export function readSections(html: string): Record<string, string> {
  const sections: Record<string, string> = {};
  const [body = ""] = html.split('<p class="generated">');
  for (const [, heading = "", content = ""] of body.matchAll(
    /<h2>(.*?)<\/h2>(.*?)(?=<h2>|$)/gs,
  ))
    sections[heading] = content;
  return sections;
}

/** Removes tags from HTML. */
export function readText(html: string): string {
  return html
    .replace(/<\/(?:p|dt|dd|li|th|td|pre)>/g, " ")
    .replace(/<[^>]*>/g, "")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replace(/\s+/g, " ")
    .trim();
}
