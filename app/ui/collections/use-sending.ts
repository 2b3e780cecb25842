import { useRef, useState, type FormEvent } from "react";
import { useText } from "~/l10n/locale-context";
import type { FormFailure } from "./form-failure";
import { sendForm, type FormDone } from "./send-form";

/** Submits forms to one URL, one at a time, and holds the last failure. */
export function useSending<Done extends FormDone, Failure extends FormFailure>(
  address: string,
) {
  const text = useText();
  const [failure, setFailure] = useState<Failure | null>(null);
  const [pending, setPending] = useState<"save" | "delete" | null>(null);
  const [attempt, setAttempt] = useState(0);
  /** A ref instead of state, because a second press may come before the next render. */
  const isSending = useRef(false);

  async function send(event: FormEvent<HTMLFormElement>): Promise<Done | Failure | null> {
    event.preventDefault();
    event.stopPropagation();
    if (isSending.current) return null;
    isSending.current = true;
    const { submitter } = event.nativeEvent as SubmitEvent;
    const form = new FormData(event.currentTarget, submitter);
    setPending(form.get("intent") === "delete" ? "delete" : "save");
    const result = await sendForm<Done, Failure>(address, form, text);
    isSending.current = false;
    setPending(null);
    setFailure("done" in result ? null : result);
    setAttempt((last) => last + 1);
    return result;
  }
  return { failure, pending, attempt, send, forget: () => setFailure(null) };
}
