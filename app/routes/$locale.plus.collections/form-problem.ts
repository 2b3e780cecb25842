import type { Collection, CollectionItem } from "~/domain/accounts/collection";
import type {
  CollectionsProblem,
  EditConflict,
} from "~/services/collections/collections-service";

/** Problems of a collection form. */
export type FormProblem =
  | CollectionsProblem
  | EditConflict<Collection>
  | EditConflict<CollectionItem>
  | { kind: "blank-name" | "name-too-long" | "description-too-long" | "not-saved" }
  | { kind: "unavailable" };
