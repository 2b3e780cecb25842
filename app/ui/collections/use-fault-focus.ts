import { useEffect, useRef } from "react";
import type { FormFailure } from "./form-failure";

/**
 * Moves the focus of a refused form to its first faulty field, or else to its first button: the
 * fields of before are gone, and the focus with them.
 *
 * @returns ref of the form.
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
