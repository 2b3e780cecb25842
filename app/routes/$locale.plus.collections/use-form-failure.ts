import { useActionData } from "@remix-run/react";
import type { FormFailure } from "~/ui/collections/send-form";

/** Failure of the last submit from `failForm`; null when there is none. */
export function useFormFailure<Field extends string>(): FormFailure<
  Record<Field, string>
> | null {
  const answer: unknown = useActionData();
  return isFailure(answer) ? (answer as FormFailure<Record<Field, string>>) : null;
}

function isFailure(answer: unknown): boolean {
  return typeof answer === "object" && answer !== null && "summary" in answer;
}

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
