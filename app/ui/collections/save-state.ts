/** The page as it is saved in a collection. */
export interface SavedItem {
  id: string;
  title: string;
  notes: string | null;
  updatedAt: number;
}

export interface SaveChoice {
  id: string;
  name: string;
  /** Null: the page is not in this collection. */
  item: SavedItem | null;
}

/** What the form for saving a page starts from. */
export interface SaveState {
  /** Path of the page, decoded. */
  url: string;
  pageTitle: string;
  choices: SaveChoice[];
  /** Id of the collection that is chosen at first. */
  selected: string;
  /** Whether the reader's plan allows another collection. */
  canAdd: boolean;
  collectionCount: number;
}

/** Fields of the form, as they are sent. */
export const SAVE_FIELDS = [
  "intent",
  "collection",
  "item",
  "updatedAt",
  "title",
  "notes",
  "name",
  "description",
] as const;
export type SaveValues = Record<(typeof SAVE_FIELDS)[number], string>;

/** The value of the choice that makes a new collection; no id is so short. */
export const NEW_COLLECTION = "new";

/** What a form that was sent has done. */
export interface SaveDone {
  done: "saved" | "removed" | "created";
  collection: { id: string; name: string };
}
