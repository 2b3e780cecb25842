import { findCollectionFormFault } from "~/domain/accounts/collection";
import type { FormProblem } from "./describe-problem";

/** Validates the form's limits, which are narrower than the service's. */
export function checkCollection(values: {
  name: string;
  description: string;
}): FormProblem | null {
  const name = findCollectionFormFault("name", values.name);
  if (name) return { kind: name === "blank" ? "blank-name" : "name-too-long" };
  const description = findCollectionFormFault("description", values.description);
  return description && { kind: "description-too-long" };
}
