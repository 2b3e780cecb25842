import type { FormFailure } from "~/ui/collections/form-failure";

/**
 * Version for a form's next attempt: the current one after an edit conflict has shown it,
 * else the one with which the form was opened, possibly before sign-in.
 */
export function pickVersion(
  { updatedAt }: { updatedAt: number },
  failure: Pick<FormFailure<{ updatedAt: string }>, "kind" | "values"> | null,
  typed: { updatedAt: string } | null,
): string {
  if (failure?.kind === "edit-conflict") return String(updatedAt);
  return failure?.values.updatedAt ?? typed?.updatedAt ?? String(updatedAt);
}
