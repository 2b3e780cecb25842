import type { Collection, CollectionItem } from "~/domain/accounts/collection";
import { COLLECTION_LIMITS } from "~/domain/accounts/collection";
import { answerFailure } from "~/services/api-answers/index.server";
import {
  toCollectionResponse,
  toItemResponse,
  type CollectionsProblem,
  type EditConflict,
  type FieldFault,
} from "~/services/collections/index.server";

type Problem =
  | CollectionsProblem
  | EditConflict<Collection>
  | EditConflict<CollectionItem>;

/** Response for a problem, as worded in the contract (5.6 and 5.7). */
export function answerProblem(problem: Problem, collectionId = ""): Response {
  switch (problem.kind) {
    case "invalid":
      return answerFailure(400, "Validation Error", describeFaults(problem.faults));
    case "malformed-id":
    case "malformed-url":
      return answerFailure(400, "Malformed URL", "Malformed Url");
    case "collection-not-found":
      return answerFailure(
        400,
        "Collection not found",
        `Collection with id ${collectionId} not found`,
      );
    case "item-not-found":
    case "not-saved":
    case "page-not-found":
      return answerFailure(404, "Document not found", "Document Not found");
    case "name-taken":
      return answerShort(409, `Collection with name '${problem.name}' already exists`);
    case "already-saved":
      return answerShort(409, "Collection item already exists in collection");
    case "limit-reached":
      return answerFailure(
        400,
        "Subscription limit reached",
        "Subscription limit reached. Please upgrade",
      );
    case "default-collection":
      return answerShort(400, `Cannot ${problem.refused} default collection`);
    case "edit-conflict":
      return answerConflict(problem.current);
  }
}

/** The contract has a single sentence here, sent as both `error` and `message`. */
function answerShort(code: number, sentence: string): Response {
  return answerFailure(code, sentence, sentence);
}

/** Includes the current values, which saves the client a request. */
function answerConflict(current: Collection | CollectionItem): Response {
  const body = {
    code: 409,
    error: "Edit conflict",
    message: "Another edit came between; current holds what it left",
    current:
      "collectionId" in current ? toItemResponse(current) : toCollectionResponse(current),
  };
  return Response.json(body, { status: 409 });
}

function describeFaults(faults: readonly FieldFault[]): string {
  return `Error validating input ${faults.map(describeFault).join("; ")}`;
}

function describeFault({ field, fault }: FieldFault): string {
  const name = field === "updatedAt" ? "updated_at" : field;
  return `${name}: '${name}' ${describeRule(field, fault)}`;
}

const LABELS: ReadonlySet<string> = new Set(["name", "title", "url"]);

function describeRule(field: FieldFault["field"], fault: FieldFault["fault"]): string {
  if (fault === "character") return "must not contain NUL or half of a surrogate pair";
  if (fault === "blank") return "must not be blank";
  if (field === "updatedAt") return "must be a date";
  if (fault === "type" || field === "collectionId") return "must be text";
  const limit = COLLECTION_LIMITS[field];
  return LABELS.has(field)
    ? `must be between 1 and ${limit} chars`
    : `must not be longer than ${limit} chars`;
}
