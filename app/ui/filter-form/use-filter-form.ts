import { useEffect, useRef, useState } from "react";

/**
 * State of a form that filters a list, whose fields keep their own values. The key changes when something else
 * than the form (Back, a link) shows another list, so that the fields say what the list shows. A list that the
 * form asked for keeps the form, because a new one would lose the focus and what is typed meanwhile. A choice
 * that the reader made before this code was there is submitted; fields that the browser restored are not.
 *
 * @param shown Address of the shown list, without its page.
 */
export function useFilterForm(shown: string) {
  const [form, setForm] = useState({ key: 0, shown, asked: shown });
  const ref = useRef<HTMLFormElement & { chosen?: number }>(null);
  const submit = (): void => ref.current?.requestSubmit();
  useEffect(() => {
    // Set by the script in the head (browser/early-acts).
    if (ref.current?.chosen) submit();
  }, []);
  if (form.shown !== shown)
    setForm({ key: form.asked === shown ? form.key : form.key + 1, shown, asked: shown });
  return {
    key: form.key,
    ref,
    /** Submits the form, for a choice that applies at once. */
    submit,
    /** Notes the address of the list that the form asks for. */
    ask: (asked: string): void => setForm((last) => ({ ...last, asked })),
  };
}
