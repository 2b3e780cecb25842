import type { Collection, CollectionItem } from "~/domain/accounts/collection";
import type {
  CollectionsProblem,
  EditConflict,
} from "~/services/collections/collections-service";

/** Why a form of the collections' pages changed nothing. */
export type FormProblem =
  | CollectionsProblem
  | EditConflict<Collection>
  | EditConflict<CollectionItem>
  | { kind: "blank-name" | "name-too-long" | "description-too-long" | "not-saved" }
  | { kind: "unavailable" };
