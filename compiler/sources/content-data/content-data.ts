import type { Locale } from "~/domain/locales/locale";

/** What SVGData.json says of an element; texts are in the locale asked for, HTML. */
export interface SvgElement {
  categories: string[];
  /** What may be in it, as a sentence. */
  content: string;
  /** Elements, as `<name>`, and kinds of elements that may be in it. */
  contentElements: string[];
}

/** One entry of examples.json: an extension, and the interfaces it uses (`tabs.query`). */
export interface ExtensionExample {
  name: string;
  description: string;
  apis: string[];
}

/** A group of Web APIs as GroupData.json names it. */
export interface ApiGroupName {
  name: string;
  /** Title of the group's overview page. */
  overview: string;
}

/** The content's own data files. All throw a ContentDataError for a file that can't be read. */
export interface ContentData {
  findSvgElement(name: string, locale: Locale): SvgElement | null;
  listExamples(): readonly ExtensionExample[];
  listApiGroups(): readonly ApiGroupName[];
}

export class ContentDataError extends Error {
  override readonly name = "ContentDataError";
  readonly file: string;

  constructor(file: string, cause: unknown) {
    super(
      `${file} can't be read: ${cause instanceof Error ? cause.message : "unknown"}`,
      {
        cause,
      },
    );
    this.file = file;
  }
}
