import { useActionData } from "@remix-run/react";
import type { FormFailure } from "~/ui/collections/form-failure";

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
