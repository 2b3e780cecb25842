import {
  type Collection,
  COLLECTION_FORM_LIMITS,
  COLLECTION_LIMITS,
  type CollectionItem,
  findCollectionFormFault,
} from "~/domain/accounts/collection";
import type { InterfaceText } from "~/domain/text/strings";
import type {
  CollectionsProblem,
  EditConflict,
  FieldFault,
} from "~/services/collections/collections-service";
import type { FormFailure } from "~/ui/collections/send-form";

/** Problems of a collection form. */
export type FormProblem =
  | CollectionsProblem
  | EditConflict<Collection>
  | EditConflict<CollectionItem>
  | { kind: "not-saved" | "unavailable" };

type Description = Pick<FormFailure, "summary" | "faults">;

/** Messages of a problem: above the form, and beside the affected field. */
export function describeProblem(problem: FormProblem, text: InterfaceText): Description {
  switch (problem.kind) {
    case "invalid":
      return describeFaults(problem.faults, text);
    case "name-taken": {
      const message = text("collection-fault-name-taken", { name: problem.name });
      return { summary: message, faults: { name: message } };
    }
    case "already-saved":
      return summarize(text("collection-fault-already-saved"));
    case "not-saved":
      return summarize(text("collection-fault-not-saved"));
    case "limit-reached":
      return summarize(text("collection-limit", { limit: problem.limit }));
    case "edit-conflict":
      return summarize(text("collection-conflict"));
    case "unavailable":
      return summarize(text("collection-fault-unavailable"));
    case "page-not-found":
    case "malformed-url":
      return summarize(text("collection-fault-page"));
    case "malformed-id":
    case "collection-not-found":
    case "item-not-found":
      return summarize(text("collections-gone"));
    case "default-collection":
      return summarize(text("collection-fault-default"));
  }
}

/** Forms submit text only, so a field of another type counts as missing. */
const FAULT_TEXTS = {
  missing: "collection-fault-missing",
  type: "collection-fault-missing",
  blank: "collection-fault-blank",
  character: "collection-fault-character",
} as const satisfies Record<Exclude<FieldFault["fault"], "too-long">, string>;

function summarize(summary: string): Description {
  return { summary, faults: {} };
}

function describeFaults(faults: readonly FieldFault[], text: InterfaceText): Description {
  const messages = faults.map(({ field, fault }) => [
    field,
    fault === "too-long"
      ? text("collection-fault-too-long", { limit: LIMITS[field] ?? 0 })
      : text(FAULT_TEXTS[fault]),
  ]);
  return {
    summary: text("collection-fault-check"),
    faults: Object.fromEntries(messages) as Record<string, string>,
  };
}

/** The form's limit where it has one: `checkCollection` applies it before the service's. */
const LIMITS: Partial<Record<FieldFault["field"], number>> = {
  ...COLLECTION_LIMITS,
  ...COLLECTION_FORM_LIMITS,
};

/**
 * Validates the form's limits, which are narrower than the service's; null when both
 * fields are right, else the faults of both, so that one attempt shows them all.
 */
export function checkCollection(values: {
  name: string;
  description: string;
}): FormProblem | null {
  const faults: FieldFault[] = [];
  for (const field of ["name", "description"] as const) {
    const fault = findCollectionFormFault(field, values[field]);
    if (fault) faults.push({ field, fault: fault === "blank" ? "missing" : fault });
  }
  return faults.length === 0 ? null : { kind: "invalid", faults };
}
