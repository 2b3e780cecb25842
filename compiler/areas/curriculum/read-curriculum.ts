import { relative, sep } from "node:path";
import { z } from "zod";
import { CURRICULUM_TEMPLATES, CURRICULUM_TOPICS } from "~/domain/areas/curriculum";
import { toLeaf } from "~/domain/documents/slug";
import { TextSchema } from "../../sources/docs/front-matter";
import type { AreaSource, AreaFindings } from "../area-source";
import {
  type AreaFile,
  type AreaReading,
  listFiles,
  listNamedAssets,
  readAreaFile,
} from "../read-area-file";
import { toAreaPage } from "../to-area-page";
import { toPlainTitle, toShortTitle } from "../../core/title-html";
import { createCurriculumTree, type CurriculumEntry } from "./curriculum-tree";
import { prepareCurriculumPage } from "./prepare-page";
import { toStoredCurriculumPage } from "./to-stored-page";

const CURRICULUM_URL = "/en-US/curriculum";
const NUMBER = /^\d+-/;
/** Files of a repository without a number, which are no pages of the curriculum. */
const NO_PAGE = /^(?:readme|license|contributing|code_of_conduct|security)\.md$/i;

const HEADING = /^#[ \t]+(\S.*)$/m;
/** A sequence that closes the heading follows a blank: the title of `# C#` is all of it. */
const CLOSING = /(?<![^ \t])#+$/;

const CurriculumSchema = z.object({
  summary: TextSchema.optional(),
  template: z.enum(CURRICULUM_TEMPLATES).optional(),
  topic: z.enum(CURRICULUM_TOPICS).optional(),
});

interface CurriculumFile {
  entry: CurriculumEntry;
  /** Path below the folder with forward slashes; relative links are resolved against it. */
  name: string;
  file: AreaFile<z.infer<typeof CurriculumSchema>>;
}

export function readCurriculum(reading: AreaReading): AreaFindings {
  const files = listPages(reading);
  const tree = createCurriculumTree(files.map(({ entry }) => entry));
  const urls = new Map(files.map(({ name, entry }) => [name, entry.url]));
  const pages = files.map(({ entry, name, file }): AreaSource => {
    const { body, firstLine } = file;
    const page = toAreaPage(file, {
      url: entry.url.replace(/\/$/, ""),
      title: entry.heading,
      shortTitle: toShortTitle(entry.heading),
    });
    const facts = { entry, page, tree, siteName: reading.siteName };
    return {
      kind: "curriculum",
      url: entry.url,
      modified: null,
      page,
      source: { body, firstLine },
      // Links name files, whose numbers may change while all addresses stay.
      shown: [listShown(facts), [...urls]],
      prepare: prepareCurriculumPage({ name, urls }),
      toStored: (html) => toStoredCurriculumPage(facts, html),
    };
  });
  const assets = pages.flatMap(({ page, source: { body } }) =>
    listNamedAssets({ file: page.file, body, url: page.url }, reading),
  );
  return { pages, assets };
}

/** Lists the facts that the page shows of other pages. */
function listShown({ entry, tree }: Parameters<typeof toStoredCurriculumPage>[0]) {
  return [
    entry,
    tree.sidebar,
    tree.listModules(entry),
    tree.findGroup(entry),
    tree.getPrevNext(entry),
    tree.listAncestors(entry),
  ];
}

function listPages(reading: AreaReading): CurriculumFile[] {
  const { compare } = new Intl.Collator("en", { numeric: true });
  return listFiles(reading.folder, reading.scan)
    .map((file) => ({ file, name: relative(reading.folder, file).split(sep).join("/") }))
    .filter(({ name }) => name.endsWith(".md") && !NO_PAGE.test(name))
    .sort((a, b) => compare(a.name, b.name))
    .flatMap(({ file, name }) => {
      const read = readAreaFile(file, CurriculumSchema, reading);
      return read ? [{ file: read, name, entry: toEntry(name, read) }] : [];
    });
}

function toEntry(name: string, { data, body }: CurriculumFile["file"]): CurriculumEntry {
  const slug = toSlug(name);
  const title = readTitle(body) ?? toLeaf(slug);
  const heading = title === "" ? "Curriculum" : title;
  return {
    slug,
    url: slug === "" ? `${CURRICULUM_URL}/` : `${CURRICULUM_URL}/${slug}/`,
    heading,
    title: toPlainTitle(heading),
    summary: data.summary,
    template: data.template ?? "default",
    topic: data.topic,
  };
}

/**
 * Maps `3-core/0-README.md` to `core`, and `3-core/1-web-standards.md` to `core/web-standards`.
 */
function toSlug(name: string): string {
  const segments = name
    .replace(/\.md$/, "")
    .split("/")
    .map((segment) => segment.replace(NUMBER, ""));
  if (segments.at(-1)?.toLowerCase() === "readme") segments.pop();
  return segments.join("/");
}

/** Reads the text of the first heading of level one in Markdown; null when there is none, or it has no text. */
export function readTitle(markdown: string): string | null {
  const line = HEADING.exec(markdown)?.[1] ?? "";
  const title = line.trimEnd().replace(CLOSING, "").trimEnd();
  return title === "" ? null : title;
}
