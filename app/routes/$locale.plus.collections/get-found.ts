import { data } from "@remix-run/node";
import type {
  CollectionsProblem,
  Outcome,
} from "~/services/collections/collections-service";
import type { PageContext } from "./read-page";

const NOT_FOUND: readonly CollectionsProblem["kind"][] = [
  "malformed-id",
  "collection-not-found",
  "item-not-found",
];

/**
 * What was asked for.
 *
 * @throws a 404 when there is none: nobody learns that another reader has it.
 */
export function getFound<Done>(
  outcome: Outcome<Done, { kind: string }>,
  page: Pick<PageContext, "text">,
): Done {
  if (outcome.isDone) return outcome;
  throw toNotFound(page);
}

export function isNotFound({ kind }: { kind: string }): boolean {
  return NOT_FOUND.some((each) => each === kind);
}

export function toNotFound({ text }: Pick<PageContext, "text">) {
  return data(
    { title: text("not-found-title") },
    { status: 404, statusText: "Not Found" },
  );
}
