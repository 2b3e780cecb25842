import type { BreadcrumbLink } from "../documents/document";
import type { Plan } from "./plan";

/**
 * Name of the default collection, which every reader has. Only the name marks it as the
 * default.
 */
export const DEFAULT_COLLECTION_NAME = "Default";

/** Limits of the service and the JSON API, in characters (server contract, 5.3). */
export const COLLECTION_LIMITS = {
  name: 1024,
  description: 65_536,
  title: 1024,
  url: 1024,
  notes: 65_536,
} as const;

/** Limits of the collection form, in characters (content areas, 5 and 9). */
export const COLLECTION_FORM_LIMITS = { name: 60, description: 160 } as const;

/** Number of collections without a paid plan: the default one and two more. */
export const CORE_COLLECTION_LIMIT = 3;

/** Items per page of a collection. */
export const COLLECTION_PAGE_SIZE = 12;

/** A set of saved pages. Times are milliseconds since 1970. */
export interface Collection {
  /** Public id, as used in URLs and forms; does not reveal the number in the database. */
  id: string;
  name: string;
  description: string | null;
  createdAt: number;
  /**
   * Increases with every change of the collection or its items; edits send it as the
   * expected version.
   */
  updatedAt: number;
  articleCount: number;
}

/** A saved page in a collection. */
export interface CollectionItem {
  id: string;
  collectionId: string;
  /** Decoded path of the saved page. */
  url: string;
  /** Title given by the reader, else the page's title. */
  title: string;
  notes: string | null;
  /**
   * Breadcrumbs of the page, the page itself last; empty when the page no longer exists.
   */
  parents: BreadcrumbLink[];
  /** Summary of the page; null when the page no longer exists. */
  summary: string | null;
  /**
   * ISO 8601 date and time of the page's last change; null when unknown or when the page
   * no longer exists.
   */
  modified: string | null;
  createdAt: number;
  /**
   * Increases with every edit; an edit that sends an older value is refused (optimistic
   * locking).
   */
  updatedAt: number;
}

export function isDefaultCollection({ name }: Pick<Collection, "name">): boolean {
  return name === DEFAULT_COLLECTION_NAME;
}

/**
 * Whether the plan allows one more collection. Collections above the limit, from an
 * earlier plan, are kept.
 */
export function canAddCollection(plan: Plan, collectionCount: number): boolean {
  return plan !== "core" || collectionCount < CORE_COLLECTION_LIMIT;
}

/** Counts code points: a surrogate pair is one character. */
export function countCharacters(text: string): number {
  return text.length - (text.match(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g)?.length ?? 0);
}

/**
 * Whether both databases can store the text: PostgreSQL rejects NUL and lone surrogates.
 */
export function isStorableText(text: string): boolean {
  return !/[\0\p{Surrogate}]/u.test(text);
}

/**
 * Whether a text has no visible character: only white space, control characters and
 * characters without a glyph, such as a zero-width space. A link with such a name could
 * not be followed.
 */
export function isBlank(text: string): boolean {
  return !/[^\s\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text);
}

/**
 * Returns a collection's name as it is stored and compared: accents composed with their letters, and
 * no spaces that HTML does not show, because lists would show two collections of the same name.
 */
export function toCollectionName(written: string): string {
  return written
    .normalize("NFC")
    .replace(/[\t\n\f\r ]+/g, " ")
    .trim();
}

/**
 * Fault of a name or description in the form, or null; the service's own limits are
 * wider.
 */
export function findCollectionFormFault(
  field: keyof typeof COLLECTION_FORM_LIMITS,
  value: string,
): "blank" | "too-long" | null {
  if (field === "name" && isBlank(value)) return "blank";
  return countCharacters(value) > COLLECTION_FORM_LIMITS[field] ? "too-long" : null;
}
