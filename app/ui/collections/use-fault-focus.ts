import { useEffect, useRef } from "react";
import type { FormFailure } from "./form-failure";

/**
 * Focuses the first invalid field of a refused form, else its first button, because the
 * previously focused field was replaced.
 * @returns Ref of the form.
 */
export function useFaultFocus(
  failure: Pick<FormFailure, "kind"> | null,
  attempt: number,
) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!failure) return;
    const faulty = form.current?.querySelector<HTMLElement>("[aria-invalid=true]");
    (faulty ?? form.current?.querySelector<HTMLElement>("button"))?.focus();
  }, [failure, attempt]);
  return form;
}
