import { join, relative, sep } from "node:path";
import { z } from "zod";
import { escapeText } from "~/domain/text/escape-html";
import {
  GENERIC_TEMPLATES,
  isGenericSlug,
  type GenericPage,
} from "~/domain/areas/generic-page";
import type { Section } from "~/domain/documents/document";
import { describeForeignAddress } from "../../flaws/area-sources";
import type { FinishedHtml, PrepareTree } from "../../html/finish-context";
import { toPlainTitle, toShortTitle } from "../../core/title-html";
import { TextSchema } from "../../sources/docs/front-matter";
import type { AreaSource, AreaFindings, StoredArea } from "../area-source";
import { liftTitle } from "../lift-title";
import {
  type AreaFile,
  type AreaReading,
  listFiles,
  listNamedAssets,
  readAreaFile,
  reportIn,
} from "../read-area-file";
import { toAreaPage } from "../to-area-page";
import { readGenericConfig, type GenericFolder } from "./read-config";
import { readGenericSidebar } from "./read-sidebar";

const GenericSchema = z.object({
  title: TextSchema,
  "short-title": TextSchema.optional(),
  template: z.enum(GENERIC_TEMPLATES).optional(),
});

interface GenericFile {
  file: AreaFile<z.infer<typeof GenericSchema>>;
  /** Path below the locale. */
  slug: string;
  title: string;
}

export function readGenericPages(reading: AreaReading): AreaFindings {
  const { folders, home } = readGenericConfig(reading);
  const pages = folders.flatMap((folder) => readFolder(folder, reading));
  const assets = pages.flatMap(({ page, source: { body } }) =>
    listNamedAssets({ file: page.file, body, url: page.url }, reading),
  );
  return { pages, assets, home };
}

function readFolder(folder: GenericFolder, reading: AreaReading): AreaSource[] {
  const files = listFiles(join(reading.folder, folder.name), reading.scan)
    .filter((file) => file.endsWith(".md"))
    .flatMap((file) => toFile(file, folder, reading) ?? []);
  const links = files.map(({ slug, title }) => ({ url: `/en-US/${slug}`, title, slug }));
  const sidebar = readGenericSidebar(folder, links, reading);
  const { siteName } = reading;
  return files.map((file) => toSource({ file, folder, sidebar, siteName }));
}

/** Returns the address of a file; without a prefix, `about/about.md` is `about`. */
function toFile(
  path: string,
  { name, slugPrefix }: GenericFolder,
  reading: AreaReading,
): GenericFile | null {
  const file = readAreaFile(path, GenericSchema, reading);
  if (!file) return null;
  const below = relative(join(reading.folder, name), path).split(sep).join("/");
  const leaf = below.replace(/\.md$/, "");
  const slug = slugPrefix === null ? leaf : `${slugPrefix}/${leaf}`;
  if (!isGenericSlug(slug)) {
    reportIn(path, reading)(describeForeignAddress(`/en-US/${slug}`));
    return null;
  }
  return { file, slug, title: file.data.title ?? leaf };
}

interface GenericFacts {
  file: GenericFile;
  folder: GenericFolder;
  sidebar: GenericPage["sidebar"];
  siteName: string;
}

function toSource(facts: GenericFacts): AreaSource {
  const { file, slug, title } = facts.file;
  const { body, firstLine, data } = file;
  const url = `/en-US/${slug}`;
  const shortTitle = toShortTitle(title, data["short-title"]);
  const page = toAreaPage(file, { url, title, shortTitle });
  const heading: { text: string | null } = { text: null };
  const prepare: PrepareTree = (root) => {
    heading.text = liftTitle(root);
  };
  return {
    kind: "generic",
    url,
    page,
    modified: null,
    prepare,
    source: { body, firstLine },
    shown: [data, facts.folder, facts.sidebar],
    toStored: (html) => toStored(facts, html, heading.text),
  };
}

function toStored(
  { file: { file, slug, title: written }, folder, sidebar, siteName }: GenericFacts,
  html: FinishedHtml,
  heading: string | null,
): StoredArea {
  const title = toPlainTitle(written);
  const suffix = folder.titleSuffix === null ? "" : ` - ${folder.titleSuffix}`;
  const page: GenericPage = {
    hyData: {
      id: slug,
      title,
      toc: html.toc,
      fragments: html.fragments,
      sections: addHeading(html.sections, heading),
    },
    short_title: toShortTitle(written, file.data["short-title"]),
    pageTitle: `${title}${suffix} | ${siteName}`,
    description: html.summary,
    url: `/en-US/${slug}`,
    id: slug,
    sidebar,
    renderer: file.data.template ?? "GenericDoc",
  };
  return { facts: { title, summary: html.summary }, page };
}

/** Puts the h1 in front of the first text, where the screens of these pages show it. */
function addHeading(sections: Section[], heading: string | null): Section[] {
  if (heading === null) return sections;
  const html = `<h1>${escapeText(heading)}</h1>`;
  const [first, ...rest] = sections;
  if (first?.type !== "prose" || first.value.id !== null)
    return [
      { type: "prose", value: { id: null, title: null, isH3: false, content: html } },
      ...sections,
    ];
  const { value } = first;
  return [
    { type: "prose", value: { ...value, content: `${html}\n${value.content}` } },
    ...rest,
  ];
}
