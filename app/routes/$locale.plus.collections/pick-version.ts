import type { FormFailure } from "~/ui/collections/form-failure";

/**
 * The version that a form's next attempt starts from: the current one when its reader has just
 * been shown that, else the one that the form was opened with.
 */
export function pickVersion(
  { updatedAt }: { updatedAt: number },
  failure: Pick<FormFailure<{ updatedAt: string }>, "kind" | "values"> | null,
): string {
  if (failure === null || failure.kind === "edit-conflict") return String(updatedAt);
  return failure.values.updatedAt;
}
