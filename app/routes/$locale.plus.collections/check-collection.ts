import { findCollectionFormFault } from "~/domain/accounts/collection";
import type { FormProblem } from "./form-problem";

/** What the form says about a collection before the service is asked: its limits are wider. */
export function checkCollection(values: {
  name: string;
  description: string;
}): FormProblem | null {
  const name = findCollectionFormFault("name", values.name);
  if (name) return { kind: name === "blank" ? "blank-name" : "name-too-long" };
  const description = findCollectionFormFault("description", values.description);
  return description && { kind: "description-too-long" };
}
