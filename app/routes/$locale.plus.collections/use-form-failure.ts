import { useActionData } from "@remix-run/react";
import type { FormFailure } from "~/ui/collections/form-failure";

/** What `failForm` has answered to the form that this page is shown after; null after none. */
export function useFormFailure<Field extends string>(): FormFailure<
  Record<Field, string>
> | null {
  const answer: unknown = useActionData();
  return isFailure(answer) ? (answer as FormFailure<Record<Field, string>>) : null;
}

function isFailure(answer: unknown): boolean {
  return typeof answer === "object" && answer !== null && "summary" in answer;
}
