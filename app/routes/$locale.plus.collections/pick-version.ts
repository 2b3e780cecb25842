import type { FormFailure } from "~/ui/collections/form-failure";

/**
 * The version that a form's next attempt starts from: the current one when its reader has just
 * been shown that, else the one that the form was opened with, before sign-in if there was one.
 */
export function pickVersion(
  { updatedAt }: { updatedAt: number },
  failure: Pick<FormFailure<{ updatedAt: string }>, "kind" | "values"> | null,
  typed: { updatedAt: string } | null,
): string {
  if (failure?.kind === "edit-conflict") return String(updatedAt);
  return failure?.values.updatedAt ?? typed?.updatedAt ?? String(updatedAt);
}
