import type { Locale } from "~/domain/locales/locale";

/** An element's facts in SVGData.json; texts are HTML in the requested locale. */
export interface SvgElement {
  categories: string[];
  /** Its permitted content as a sentence. */
  content: string;
  /** Permitted elements, as `<name>`, and categories of elements. */
  contentElements: string[];
}

/** An entry of examples.json: an extension, and the interfaces it uses (`tabs.query`). */
export interface ExtensionExample {
  name: string;
  description: string;
  apis: string[];
}

/** A group of Web APIs in GroupData.json. */
export interface ApiGroupName {
  name: string;
  /** Title of the group's overview page. */
  overview: string;
}

/**
 * Data files of the content. All functions throw a ContentDataError for a file that can't be
 * read.
 */
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
