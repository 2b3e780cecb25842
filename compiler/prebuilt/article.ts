import { escapeText } from "~/domain/text/escape-html";
import type { Section, TocEntry } from "~/domain/documents/document";
import type { ReportFlaw } from "~/domain/documents/flaw";
import type { Sample } from "~/domain/documents/sample";
import type { ContentText } from "~/domain/text/strings";
import { parseCleanHtml } from "../html/clean-html";
import { createWriter, type Writer } from "../html/serialise";
import { getAttribute, isBlank, type Container, type Element } from "../core/tree";
import { highlightCode } from "../../app/markdown/highlight";
import { collectPrebuiltSamples } from "./collect-prebuilt-samples";
import type { PrebuiltSection } from "./section-schema";

type WrittenToc = readonly { id: string; text: string; sub: boolean }[];

/** Cleans the parts of one page and collects its facts. */
export interface Article {
  /** Adds all sections of the page at once, because a sample may use several of them. */
  addSections(sections: readonly PrebuiltSection[]): Section[];
  listSamples(): Sample[];
  clean(html: string): string;
  cleanToc(toc: WrittenToc): TocEntry[];
  /** Returns all visible text, for full-text search. */
  readText(): string;
  listIds(): string[];
  hasMathML(): boolean;
}

export interface ArticleOptions {
  /** Path of the page. */
  url: string;
  report: ReportFlaw;
  /** Texts of the compiler in the page's locale. */
  translate: ContentText;
}

/** Creates the collector for one page. */
export function createArticle(options: ArticleOptions): Article {
  const { report } = options;
  const ids = new Set<string>();
  const samples: Sample[] = [];
  let hasMathML = false;
  const writer = createWriter(highlightCode);
  const onElement = (element: Element): void => {
    const id = getAttribute(element, "id");
    if (id) ids.add(id);
    if (element.tagName === "math") hasMathML = true;
  };
  const locate = () => ({ line: null, column: null });
  const parse = (html: string): Container =>
    parseCleanHtml(html, { report, locate, onElement });
  const clean = (html: string, { write }: Pick<Writer, "write"> = writer): string =>
    write(parse(html).childNodes).trim();

  function addSections(sections: readonly PrebuiltSection[]): Section[] {
    const parsed = sections.map((section) => {
      const { id, isH3, content } = section.value;
      if (id) ids.add(id);
      return { section, id, isH3, root: parse(content ?? "") };
    });
    samples.push(...collectPrebuiltSamples(parsed, options));
    return parsed.flatMap(({ section, root }) => writeSection(section, root));
  }

  function writeSection({ type, value }: PrebuiltSection, root: Container): Section[] {
    const id = value.id ? value.id : null;
    const title = value.title ? clean(value.title) : null;
    const heading = { id, title, isH3: value.isH3 };
    const content = writer.write(root.childNodes).trim();
    if (type === "prose") return [{ type, value: { ...heading, content } }];
    const rest: Section[] = isBlankHtml(content) ? [] : [toProse(content)];
    if (type === "browser_compatibility")
      return [{ type, value: { ...heading, query: value.query } }, ...rest];
    const { query, specifications } = value;
    return [{ type, value: { ...heading, query, specifications } }, ...rest];
  }

  // Writes titles with a writer of their own, because their words are already in the text.
  const cleanTitle = (html: string): string => clean(html, createWriter(escapeText));
  return {
    addSections,
    listSamples: () => samples,
    clean: cleanTitle,
    cleanToc: (toc) =>
      toc.map(({ id, text, sub }) => ({
        id,
        text: cleanTitle(text),
        ...(sub ? { sub } : {}),
      })),
    readText: writer.readText,
    listIds: () => [...ids],
    hasMathML: () => hasMathML,
  };
}

function toProse(content: string): Section {
  return { type: "prose", value: { id: null, title: null, isH3: false, content } };
}

function isBlankHtml(html: string): boolean {
  const locate = () => ({ line: null, column: null });
  return isBlank(parseCleanHtml(html, { report: () => undefined, locate }).childNodes);
}
