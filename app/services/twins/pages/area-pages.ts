import type { ContentStore } from "~/content-store/content-store";
import type { AreaDoc } from "~/domain/areas/area-doc";
import { BLOG_URL, type BlogMeta } from "~/domain/areas/blog";
import type { CurriculumModule } from "~/domain/areas/curriculum";
import { DEFAULT_LOCALE, type Locale } from "~/domain/locales/locale";
import { escapeText } from "~/domain/text/escape-html";
import type { TwinLink, TwinList, TwinPage } from "./twin-page";

export interface AreaSources {
  store: ContentStore;
  /** Lists the published posts, newest first. */
  listBlogPosts: () => readonly BlogMeta[];
  locale: Locale;
}

type ReadArea = (slug: string, sources: AreaSources) => TwinPage | null;

/** Readers of the areas' pages by their path below the locale, which the first group ends. */
const AREAS: readonly (readonly [RegExp, ReadArea])[] = [
  [/^blog$/i, readBlogIndex],
  [/^blog\/(.+)$/i, readPost],
  [/^(curriculum(?:\/.+)?)$/i, readCurriculumPage],
  [/^(community\/spotlight\/.+)$/i, readSpotlight],
  [/^(.+)$/, readGenericPage],
];

/** Reads a page of the areas beside the documentation by its path below the locale. */
export function readAreaPage(path: string, sources: AreaSources): TwinPage | null {
  for (const [pattern, read] of AREAS) {
    const found = pattern.exec(path);
    if (found) return read(found[1] ?? "", sources);
  }
  return null;
}

function readBlogIndex(_slug: string, { listBlogPosts, locale }: AreaSources) {
  const posts = listBlogPosts();
  if (locale !== DEFAULT_LOCALE || posts.length === 0) return null;
  const links = posts.map(({ slug, title, description, date }) => ({
    url: `${BLOG_URL}${slug}/`,
    title,
    summary: `${date}. ${description}`,
  }));
  const modified = posts[0]?.date ?? null;
  return toPage({
    title: "Blog",
    url: BLOG_URL,
    modified,
    lists: [{ title: null, links }],
  });
}

function readPost(slug: string, { store, listBlogPosts, locale }: AreaSources) {
  if (locale !== DEFAULT_LOCALE) return null;
  const page = store.findAreaPage("blog", BLOG_URL + slug);
  const meta = listBlogPosts().find((post) => post.slug === page?.blogMeta.slug);
  if (!page || !meta) return null;
  const facts = { author: meta.author.name ?? null, date: meta.date };
  return toPage({ ...readDoc(page.doc), url: page.url, modified: meta.date, facts });
}

function readCurriculumPage(slug: string, { store, locale }: AreaSources) {
  if (locale !== DEFAULT_LOCALE) return null;
  const page = store.findAreaPage("curriculum", `/${DEFAULT_LOCALE}/${slug}`);
  if (!page) return null;
  const { doc, url } = page;
  return toPage({
    ...readDoc(doc),
    url,
    facts: { topic: doc.topic ?? null },
    lists: listModules(doc.modules),
  });
}

/** Lists modules in their groups; an overview's modules have no group. */
function listModules(modules: readonly CurriculumModule[]): TwinList[] {
  const loose = modules.filter(({ children }) => !children);
  const groups = modules.flatMap(({ title, children }) =>
    children ? [{ title, links: children.map(toLink) }] : [],
  );
  return loose.length === 0
    ? groups
    : [{ title: null, links: loose.map(toLink) }, ...groups];
}

function toLink({ url, title, summary }: CurriculumModule): TwinLink {
  return { url, title, summary };
}

function readSpotlight(slug: string, { store, locale }: AreaSources) {
  const page = store.findAreaPage("spotlight", `/${DEFAULT_LOCALE}/${slug}`);
  if (!page) return null;
  const { contributorName, quote, sections, usernames } = page.hyData;
  return toPage({
    title: contributorName,
    intro: quote,
    url: toLocal(page.url, locale),
    locale,
    facts: { github: usernames.github },
    body: sections,
  });
}

function readGenericPage(slug: string, { store, locale }: AreaSources) {
  const page = store.findAreaPage("generic", `/${DEFAULT_LOCALE}/${slug}`);
  if (!page) return null;
  const { title, sections } = page.hyData;
  const [first] = sections;
  const hasTitle = first?.type === "prose" && first.value.content.includes("<h1");
  return toPage({
    title,
    url: toLocal(page.url, locale),
    locale,
    body: sections,
    ...(hasTitle && { titleHtml: null }),
  });
}

function readDoc({ title, body }: AreaDoc) {
  return { title, body };
}

function toLocal(url: string, locale: Locale): string {
  return url.replace(`/${DEFAULT_LOCALE}/`, `/${locale}/`);
}

/** Completes a page whose text is English. */
export function toPage(
  page: Partial<TwinPage> & Pick<TwinPage, "title" | "url">,
): TwinPage {
  return {
    titleHtml: escapeText(page.title),
    locale: DEFAULT_LOCALE,
    language: DEFAULT_LOCALE,
    modified: null,
    intro: "",
    baseline: null,
    facts: {},
    body: [],
    lists: [],
    ...page,
  };
}
