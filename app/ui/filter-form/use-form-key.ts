import { useState } from "react";

/**
 * Key of a form that filters a list, whose fields keep their own values. The key changes when something else
 * than the form (Back, a link) shows another list, so that the fields say what the list shows. A list that the
 * form asked for keeps the form, because a new one would lose the focus and what is typed meanwhile.
 *
 * @param shown Address of the shown list, without its page.
 */
export function useFormKey(shown: string) {
  const [form, setForm] = useState({ key: 0, shown, asked: shown });
  if (form.shown !== shown)
    setForm({ key: form.asked === shown ? form.key : form.key + 1, shown, asked: shown });
  return {
    key: form.key,
    /** Notes the address of the list that the form asks for. */
    ask: (asked: string): void => setForm((last) => ({ ...last, asked })),
  };
}
