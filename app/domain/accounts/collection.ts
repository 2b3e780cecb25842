import type { BreadcrumbLink } from "../documents/document";
import type { Plan } from "./plan";

/** The collection that everybody has. It is told from the others by this name alone. */
export const DEFAULT_COLLECTION_NAME = "Default";

/** What the service and the JSON API take, in characters (server contract, 5.3). */
export const COLLECTION_LIMITS = {
  name: 1024,
  description: 65_536,
  title: 1024,
  url: 1024,
  notes: 65_536,
} as const;

/** What the form for a collection takes, in characters (content areas, 5 and 9). */
export const COLLECTION_FORM_LIMITS = { name: 60, description: 160 } as const;

/** Of a reader without a paid plan, the default one included: it and two others. */
export const CORE_COLLECTION_LIMIT = 3;

/** Items on one page of a collection. */
export const COLLECTION_PAGE_SIZE = 12;

/** A set of saved pages. Times are milliseconds since 1970. */
export interface Collection {
  /** As addresses and forms have it; tells nothing of the number in the database. */
  id: string;
  name: string;
  description: string | null;
  createdAt: number;
  /** Grows with every change of it and of what is in it; an edit may name it as its version. */
  updatedAt: number;
  articleCount: number;
}

/** A saved page in a collection. */
export interface CollectionItem {
  id: string;
  collectionId: string;
  /** The page's own address: a decoded path. */
  url: string;
  /** The reader's own name for it, else the page's title. */
  title: string;
  notes: string | null;
  /** Breadcrumbs of the page, itself last; empty when it is gone. */
  parents: BreadcrumbLink[];
  /** What the page is about, or null when it is gone. */
  summary: string | null;
  /** ISO 8601 date with time of the page's last change; null when unknown or gone. */
  modified: string | null;
  createdAt: number;
  /** Grows with every edit: an edit that names it is refused when another came between. */
  updatedAt: number;
}

export function isDefaultCollection({ name }: Pick<Collection, "name">): boolean {
  return name === DEFAULT_COLLECTION_NAME;
}

/** Whether the plan lets its reader make one more. Who has more from a better plan keeps them. */
export function canAddCollection(plan: Plan, collectionCount: number): boolean {
  return plan !== "core" || collectionCount < CORE_COLLECTION_LIMIT;
}

/** As readers count: one for a character outside the basic plane. */
export function countCharacters(text: string): number {
  return text.length - (text.match(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g)?.length ?? 0);
}

/**
 * Whether both databases can keep the text: PostgreSQL has no NUL, and half of a surrogate pair
 * is no character.
 */
export function isStorableText(text: string): boolean {
  return !/[\0\p{Surrogate}]/u.test(text);
}

/**
 * Whether there is nothing to see in a text: only white space, control characters, and characters
 * that fonts draw as nothing, such as a zero-width space. As a name it could not be followed as a link.
 */
export function isBlank(text: string): boolean {
  return !/[^\s\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text);
}

/** What the form says about a name or description; the service's own limits are wider. */
export function findCollectionFormFault(
  field: keyof typeof COLLECTION_FORM_LIMITS,
  value: string,
): "blank" | "too-long" | null {
  if (field === "name" && isBlank(value)) return "blank";
  return countCharacters(value) > COLLECTION_FORM_LIMITS[field] ? "too-long" : null;
}
