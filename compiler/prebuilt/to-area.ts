import { dirname, join } from "node:path";
import type { NewAreaPage } from "~/content-store/area-writer.server";
import type { AreaDoc, ImageSize } from "~/domain/areas/area-doc";
import type { StoredBlogMeta } from "~/domain/areas/blog";
import type { CurriculumModule, CurriculumPage } from "~/domain/areas/curriculum";
import type { ReportFlaw } from "~/domain/documents/flaw";
import { DEFAULT_LOCALE, LOCALE_ROWS, type Locale } from "~/domain/locales/locale";
import type { ContentText } from "~/domain/text/strings";
import { measureImage } from "../html/asset-folders";
import { decodePath, encodePath } from "../core/urls";
import type { StoredArea } from "../areas/area-source";
import { toModule } from "../areas/curriculum/to-module";
import type { PrebuiltArea, PrebuiltAreaData } from "./area-schema";
import { createArticle, type Article } from "./article";

export interface AreaOptions {
  /** Absolute path of the page's file. */
  file: string;
  siteName: string;
  report: ReportFlaw;
  /** Texts of the compiler by locale. */
  translate: (locale: Locale) => ContentText;
}

interface Reading extends AreaOptions {
  article: Article;
}

/** Converts an area's page of the tree; its HTML is cleaned. */
export function toArea(area: PrebuiltArea, options: AreaOptions): NewAreaPage {
  const { report, translate } = options;
  const article = createArticle({
    url: readUrl(area),
    report,
    translate: translate(DEFAULT_LOCALE),
  });
  const reading = { ...options, article };
  const { stored, url, title, outFrom } = convert(area, reading);
  const isOut =
    outFrom === null || ("published" in stored.facts && stored.facts.published);
  return {
    kind: area.kind,
    url,
    modified: null,
    ...stored,
    samples: article.listSamples(),
    search: isOut ? { title, text: reading.article.readText(), outFrom } : null,
  };
}

/** Returns the page's own address. */
function readUrl({ kind, data }: PrebuiltArea): string {
  switch (kind) {
    case "blog":
      return `/en-US/blog/${data.blogMeta.slug}`;
    case "curriculum":
      return data.doc.mdn_url.replace(/\/$/, "");
    default:
      return data.url.replace(/\/$/, "");
  }
}

interface Converted {
  stored: StoredArea;
  url: string;
  title: string;
  outFrom: string | null;
}

function convert(area: PrebuiltArea, reading: Reading): Converted {
  switch (area.kind) {
    case "blog":
      return toPost(area.data, reading);
    case "curriculum":
      return toCurriculum(area.data, reading);
    case "generic":
      return toGeneric(area.data, reading);
    case "spotlight":
      return toSpotlight(area.data, reading);
  }
}

function toPost(
  { doc, blogMeta }: PrebuiltAreaData<"blog">,
  reading: Reading,
): Converted {
  const url = `/en-US/blog/${blogMeta.slug}/`;
  const facts = toMeta(blogMeta, reading);
  const areaDoc = toDoc({ ...doc, mdn_url: url }, reading);
  const page = {
    doc: areaDoc,
    blogMeta: facts,
    url,
    locale: DEFAULT_LOCALE,
    image: facts.image && url + facts.image.file,
    pageTitle: areaDoc.pageTitle,
    renderer: "BlogPost" as const,
  };
  const { title, date: outFrom } = facts;
  return { stored: { facts, page }, url, title, outFrom };
}

function toMeta(
  { image, author, keywords, date, ...meta }: PrebuiltAreaData<"blog">["blogMeta"],
  reading: Reading,
): StoredBlogMeta {
  const { slug, title, description, sponsored, published, readTime } = meta;
  return {
    slug,
    title,
    sponsored,
    readTime,
    description: description ?? "",
    image: image
      ? ({
          file: encodePath(decodePath(image.file)),
          alt: image.alt ?? "",
          size: measure(image.file, reading),
          ...dropEmpty({
            source: toCredit(image.source),
            creator: toCredit(image.creator),
          }),
        } as NonNullable<StoredBlogMeta["image"]>)
      : null,
    keywords: Array.isArray(keywords) ? keywords.join(", ") : (keywords ?? ""),
    published: published ?? true,
    date: date.slice(0, "2024-05-06".length),
    author: dropEmpty({ ...author }),
  };
}

function toCredit(
  credit: { name: string; link?: string | null | undefined } | undefined,
) {
  return credit && dropEmpty(credit);
}

function toCurriculum(
  { doc }: PrebuiltAreaData<"curriculum">,
  reading: Reading,
): Converted {
  const { template, topic, group, prevNext, mdn_url: url } = doc;
  const areaDoc = toDoc(doc, reading);
  const page: CurriculumPage = {
    doc: {
      ...areaDoc,
      template,
      sidebar: doc.sidebar,
      ...dropEmpty({ topic, group }),
      modules: doc.modules.map((module) => ({
        ...toOwnModule(module),
        ...(module.children.length > 0 && { children: module.children.map(toOwnModule) }),
      })),
      prevNext: dropEmpty(prevNext),
    },
    url,
    pageTitle: areaDoc.pageTitle,
    locale: DEFAULT_LOCALE,
    renderer: `Curriculum${capitalize(template)}`,
  };
  const { title, summary } = areaDoc;
  return { stored: { facts: { title, summary }, page }, url, title, outFrom: null };
}

type PrebuiltModule = PrebuiltAreaData<"curriculum">["doc"]["modules"][number];

/** Converts a module, which may lack a slug in the tree. */
function toOwnModule(module: Omit<PrebuiltModule, "children">): CurriculumModule {
  return toModule({ ...module, slug: module.slug ?? module.url });
}

function toGeneric(
  { hyData, renderer, ...rest }: PrebuiltAreaData<"generic">,
  { article, siteName }: Reading,
): Converted {
  const url = rest.url.replace(/\/$/, "");
  const id = url.slice(`/${DEFAULT_LOCALE}/`.length);
  const { title } = hyData;
  const sections = article.addSections(hyData.sections);
  const toc = article.cleanToc(hyData.toc);
  const page = {
    hyData: { id, title, sections, toc, fragments: article.listIds() },
    short_title: rest.short_title ?? title,
    pageTitle: rest.pageTitle ?? `${title} | ${siteName}`,
    description: "",
    url,
    id,
    sidebar: null,
    renderer,
  };
  return { stored: { facts: { title, summary: "" }, page }, url, title, outFrom: null };
}

function toSpotlight(
  { hyData, ...rest }: PrebuiltAreaData<"spotlight">,
  reading: Reading,
): Converted {
  const { contributorName, folderName, isFeatured, usernames } = hyData;
  const url = rest.url.replace(/\/$/, "");
  const profileImg = hyData.profileImg ?? "";
  const facts = {
    contributorName,
    isFeatured,
    profileImg,
    quote: hyData.quote ?? "",
    profileImgAlt: hyData.profileImgAlt ?? "",
  };
  const sections = reading.article.addSections(hyData.sections);
  const page = {
    hyData: {
      ...facts,
      sections,
      folderName,
      usernames,
      profileImgSize: profileImg === "" ? null : measure(profileImg, reading),
    },
    short_title: contributorName,
    pageTitle:
      rest.pageTitle ??
      `Contributor Spotlight - ${contributorName} - ${reading.siteName} Web Docs`,
    url,
    renderer: "ContributorSpotlight" as const,
  };
  return { stored: { facts, page }, url, title: contributorName, outFrom: null };
}

function toDoc(
  doc: PrebuiltAreaData<"blog">["doc"],
  { article, siteName }: Reading,
): AreaDoc {
  const { title, mdn_url, noIndexing, parents } = doc;
  const body = article.addSections(doc.body);
  return {
    title,
    mdn_url,
    noIndexing,
    body,
    toc: article.cleanToc(doc.toc),
    pageTitle: doc.pageTitle ?? `${title} | ${siteName}`,
    summary: doc.summary ?? "",
    locale: DEFAULT_LOCALE,
    native: LOCALE_ROWS[DEFAULT_LOCALE].name,
    parents: parents.length > 0 ? parents : [{ uri: mdn_url, title }],
    fragments: article.listIds(),
    hasMathML: article.hasMathML(),
  };
}

/** Measures an image beside the page. */
function measure(name: string, { file }: Reading): ImageSize | null {
  const { width, height } = measureImage(join(dirname(file), decodePath(name)));
  return width !== null && height !== null ? { width, height } : null;
}

type Present<Fields> = { [Name in keyof Fields]?: NonNullable<Fields[Name]> };

function dropEmpty<Fields extends object>(fields: Fields): Present<Fields> {
  const given = Object.entries(fields).filter(([, value]) => value != null);
  return Object.fromEntries(given) as Present<Fields>;
}

function capitalize<Word extends string>(word: Word): Capitalize<Word> {
  return (word.charAt(0).toUpperCase() + word.slice(1)) as Capitalize<Word>;
}
