/** A page as saved in a collection. */
export interface SavedItem {
  id: string;
  title: string;
  notes: string | null;
  updatedAt: number;
}

export interface SaveChoice {
  id: string;
  name: string;
  /** Null when the page is not in this collection. */
  item: SavedItem | null;
}

/** Initial data of the form that saves a page. */
export interface SaveState {
  /** Path of the page, decoded. */
  url: string;
  pageTitle: string;
  choices: SaveChoice[];
  /** Id of the preselected collection. */
  selected: string;
  /** Whether the reader's plan allows another collection. */
  canAdd: boolean;
}

/** Names of the form's fields. */
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

/** Value of the choice that creates a collection; shorter than any id. */
export const NEW_COLLECTION = "new";

/** Result of a submitted form. */
export interface SaveDone {
  done: "saved" | "removed";
  collection: { id: string; name: string };
}
