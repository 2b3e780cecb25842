import type { Collection, CollectionItem } from "~/domain/accounts/collection";
import type { Plan } from "~/domain/accounts/plan";
import type { CollectionExport } from "./export";

/** Who makes a collection; a `User` is one. */
export interface CollectionOwner {
  id: number;
  subscriptionType: Plan;
}

/** Fields as a form or a JSON body brings them. Anything may be in them, or missing. */
export type Fields<Name extends string> = Readonly<Partial<Record<Name, unknown>>>;

/**
 * `updatedAt` is the `updatedAt` that the edit started from, as a number, its digits, or the API's
 * date: if another edit came between, nothing is changed and the answer is `edit-conflict`. Without
 * it the last edit wins.
 */
export type CollectionFields = Fields<"name" | "description" | "updatedAt">;
export type ItemFields = Fields<"url" | "title" | "notes">;
export type ItemEditFields = Fields<"title" | "notes" | "updatedAt">;
export type ItemMoveFields = Fields<"collectionId" | "updatedAt">;

export type SavePageFields = Fields<"url" | "title" | "notes" | "item" | "updatedAt">;
export type SaveInNewFields = Fields<"url" | "title" | "notes" | "name" | "description">;

export type CollectionField =
  "name" | "description" | "url" | "title" | "notes" | "collectionId" | "updatedAt";

/** One thing that is wrong with a field. */
export interface FieldFault {
  field: CollectionField;
  /**
   * `blank`: nothing to see, such as white space alone. `character`: a NUL, or half of a surrogate pair. `type`: no text,
   * or for `updatedAt` no time.
   */
  fault: "missing" | "blank" | "too-long" | "character" | "type";
}

/** Why nothing was done. */
export type CollectionsProblem =
  | { kind: "invalid"; faults: FieldFault[] }
  /** No id of ours could look like this. */
  | { kind: "malformed-id" }
  /** There is none, or it is another user's. */
  | { kind: "collection-not-found" }
  | { kind: "item-not-found" }
  /** The url is no path of this site. */
  | { kind: "malformed-url" }
  | { kind: "page-not-found" }
  | { kind: "name-taken"; name: string }
  | { kind: "already-saved" }
  | { kind: "not-saved" }
  | { kind: "limit-reached"; limit: number }
  | { kind: "default-collection"; refused: "modify" | "delete" };

export type Outcome<Done, Other = never> =
  ({ isDone: true } & Done) | { isDone: false; problem: CollectionsProblem | Other };

/** Someone else's edit came between; these are the values it left. */
export interface EditConflict<Current> {
  kind: "edit-conflict";
  current: Current;
}

export const ITEM_SORTS = ["date", "title", "title-descending"] as const;
/** `date`: the newest first. */
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
  /** How many items match the search, on all pages. */
  matchCount: number;
}

/**
 * Saved pages. Every change is one transaction. All functions throw UnavailableError when the
 * database does not answer: nothing is changed then. Ids of other users' things are unknown ids.
 */
export interface CollectionsService {
  /** Oldest first: the default one leads. */
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
  /** Without `description`, the one it has stays; an empty one takes it away. */
  edit(
    userId: number,
    collectionId: string,
    fields: CollectionFields,
  ): Promise<Outcome<{ collection: Collection }, EditConflict<Collection>>>;
  /** With all that is in it. */
  remove(userId: number, collectionId: string): Promise<Outcome<object>>;
  /** At sign-in: makes the default collection unless there is one. */
  ensureDefaultCollection(userId: number): Promise<void>;

  /** In which collections a page is, oldest collection first. */
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
  /** Without `notes`, there are none any more. */
  editItem(
    userId: number,
    collectionId: string,
    itemId: string,
    fields: ItemEditFields,
  ): Promise<Outcome<{ item: CollectionItem }, EditConflict<CollectionItem>>>;
  /** Into another collection of the user; it keeps its id. */
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
   * Adds a page to a collection, or changes it where it is there already. An item that is there and
   * was not shown (`item`, with its `updatedAt`) is an edit conflict.
   */
  savePage(
    userId: number,
    collectionId: string,
    fields: SavePageFields,
  ): Promise<Outcome<{ collection: Collection }, EditConflict<CollectionItem>>>;
  /** Makes a collection with a page in it: both, or nothing. */
  savePageInNew(
    owner: CollectionOwner,
    fields: SaveInNewFields,
  ): Promise<Outcome<{ collection: Collection }>>;
  /** Takes the page out of a collection. */
  removePage(
    userId: number,
    collectionId: string,
    url: string,
  ): Promise<Outcome<{ collection: Collection }>>;

  /** A collection with all its items, the oldest first, read bit by bit. */
  exportItems(userId: number, collectionId: string): Promise<Outcome<CollectionExport>>;
}
