import type { Collection, CollectionItem } from "~/domain/accounts/collection";
import type { Plan } from "~/domain/accounts/plan";
import type { CollectionExport } from "./export";

/** The owner of a new collection; a `User` qualifies. */
export interface CollectionOwner {
  id: number;
  subscriptionType: Plan;
}

/** Unvalidated fields of a form or a JSON body. */
export type Fields<Name extends string> = Readonly<Partial<Record<Name, unknown>>>;

/**
 * `updatedAt` is the value that the edit is based on (optimistic locking), as a number, its digits,
 * or the API's date. When another edit came in between, nothing changes and the result is
 * `edit-conflict`. Absent: the last write wins.
 */
export type CollectionFields = Fields<"name" | "description" | "updatedAt">;
export type ItemFields = Fields<"url" | "title" | "notes">;
export type ItemEditFields = Fields<"title" | "notes" | "updatedAt">;
export type ItemMoveFields = Fields<"collectionId" | "updatedAt">;

export type SavePageFields = Fields<"url" | "title" | "notes" | "item" | "updatedAt">;
export type SaveInNewFields = Fields<"url" | "title" | "notes" | "name" | "description">;

export type CollectionField =
  | "name"
  | "description"
  | "url"
  | "title"
  | "notes"
  | "collectionId"
  | "updatedAt";

/** A validation error of a field. */
export interface FieldFault {
  field: CollectionField;
  /**
   * `blank`: only invisible characters, such as white space. `character`: NUL or a lone surrogate.
   * `type`: no string, or no time for `updatedAt`.
   */
  fault: "missing" | "blank" | "too-long" | "character" | "type";
}

/** The reason why nothing was changed. */
export type CollectionsProblem =
  | { kind: "invalid"; faults: FieldFault[] }
  /** No public id has this form. */
  | { kind: "malformed-id" }
  /** Unknown, or another user's. */
  | { kind: "collection-not-found" }
  | { kind: "item-not-found" }
  /** The URL leads outside this site. */
  | { kind: "malformed-url" }
  | { kind: "page-not-found" }
  | { kind: "name-taken"; name: string }
  | { kind: "already-saved" }
  | { kind: "not-saved" }
  | { kind: "limit-reached"; limit: number }
  | { kind: "default-collection"; refused: "modify" | "delete" };

export type Outcome<Done, Other = never> =
  | ({ isOk: true } & Done)
  | { isOk: false; problem: CollectionsProblem | Other };

/** Another edit came in between; `current` holds its values. */
export interface EditConflict<Current> {
  kind: "edit-conflict";
  current: Current;
}

/** In the order of the form's options. */
export const ITEM_SORTS = ["date", "title", "title-descending"] as const;
/** `date`: newest first. */
export type ItemSort = (typeof ITEM_SORTS)[number];

export interface ItemsQuery {
  /** Part of a title or a note, in any case. */
  search?: string | undefined;
  sort?: ItemSort | undefined;
  /** 0 for none. */
  limit: number;
  offset?: number | undefined;
}

export interface CollectionPage {
  collection: Collection;
  items: CollectionItem[];
  /** Number of matching items on all pages. */
  matchCount: number;
}

/**
 * Collections of saved pages. Every change is one transaction. All methods throw UnavailableError
 * while the database does not answer, and then change nothing. Ids of other users count as unknown.
 */
export interface CollectionsService {
  /** Lists collections, oldest first, which makes the default one the first. */
  list(userId: number): Promise<Collection[]>;
  create(
    owner: CollectionOwner,
    fields: CollectionFields,
  ): Promise<Outcome<{ collection: Collection }>>;
  get(
    userId: number,
    collectionId: string,
    query: ItemsQuery,
  ): Promise<Outcome<CollectionPage>>;
  /** Keeps the description when it is absent; clears it when it is empty. */
  edit(
    userId: number,
    collectionId: string,
    fields: CollectionFields,
  ): Promise<Outcome<{ collection: Collection }, EditConflict<Collection>>>;
  /** Deletes a collection with its items. */
  remove(userId: number, collectionId: string): Promise<Outcome<object>>;
  /** Creates the default collection at sign-in unless it exists. */
  ensureDefaultCollection(userId: number): Promise<void>;

  /** Lists the items of a page, oldest collection first. */
  lookup(userId: number, url: string): Promise<CollectionItem[]>;
  getItem(
    userId: number,
    collectionId: string,
    itemId: string,
  ): Promise<Outcome<{ item: CollectionItem }>>;
  addItem(
    userId: number,
    collectionId: string,
    fields: ItemFields,
  ): Promise<Outcome<{ item: CollectionItem }>>;
  /** Clears the notes when they are absent. */
  editItem(
    userId: number,
    collectionId: string,
    itemId: string,
    fields: ItemEditFields,
  ): Promise<Outcome<{ item: CollectionItem }, EditConflict<CollectionItem>>>;
  /** Moves an item to another collection of the user; it keeps its id. */
  moveItem(
    userId: number,
    collectionId: string,
    itemId: string,
    fields: ItemMoveFields,
  ): Promise<Outcome<{ item: CollectionItem }, EditConflict<CollectionItem>>>;
  removeItem(
    userId: number,
    collectionId: string,
    itemId: string,
  ): Promise<Outcome<object>>;

  /**
   * Adds a page to a collection, or updates its item. An existing item that the form did not show
   * (`item`, with its `updatedAt`) is an edit conflict.
   */
  savePage(
    userId: number,
    collectionId: string,
    fields: SavePageFields,
  ): Promise<Outcome<{ collection: Collection }, EditConflict<CollectionItem>>>;
  /** Creates a collection with a page in it, in one transaction. */
  savePageInNew(
    owner: CollectionOwner,
    fields: SaveInNewFields,
  ): Promise<Outcome<{ collection: Collection }>>;
  /** Removes the page from a collection. */
  removePage(
    userId: number,
    collectionId: string,
    url: string,
  ): Promise<Outcome<{ collection: Collection }>>;

  /**
   * Returns the paths (without locale, lower-case) of all pages in these collections. Ids of other
   * users' collections add nothing. Returns null when one is malformed.
   */
  listPages(
    userId: number,
    collectionIds: readonly string[],
  ): Promise<{ ids: number[]; paths: ReadonlySet<string> } | null>;

  /** Streams a collection with all its items, oldest first. */
  exportItems(userId: number, collectionId: string): Promise<Outcome<CollectionExport>>;
}
