import { useEffect, useRef, useState, type FormEvent } from "react";
import { OWNER_HEADER, type FormOwner } from "~/domain/accounts/form-owner";
import type { SwitchName } from "~/domain/accounts/settings";
import { useReader } from "~/ui/account-area/reader-context";

export type SwitchState = "idle" | "saving" | SwitchOutcome;

/** `foreign`: the page was opened by another reader than the one who is signed in now. */
type SwitchOutcome = "saved" | "failed" | "signed-out" | "foreign";

/** Stores a setting by the API; the response's status is the result. */
export type SaveCall = (value: boolean, owner: FormOwner | null) => Promise<Response>;

export interface SwitchOptions {
  isOn: boolean;
  /**
   * API call that stores the setting; if absent, the browser submits the form and reloads
   * the page.
   */
  save?: SaveCall | undefined;
  /** Brings what the page knows of the setting up to date. */
  onSaved?: ((value: boolean) => void) | undefined;
}

/**
 * Optimistic update: shows the new state at once, and reverts it on failure. The browser submits a form that is
 * foreign, because the server's answer lets the reader decide.
 */
export function useSwitch({ isOn, save, onSaved }: SwitchOptions) {
  const [isShownOn, setShownOn] = useState(isOn);
  const [state, setState] = useState<SwitchState>("idle");
  const isSaving = useRef(false);
  const form = useRef<HTMLFormElement>(null);
  const { owner } = useReader();
  useEffect(() => {
    setShownOn(isOn);
  }, [isOn]);
  useEffect(() => {
    if (state === "foreign") form.current?.submit();
  }, [state]);

  async function change(value: boolean, save: SaveCall) {
    isSaving.current = true;
    setShownOn(value);
    setState("saving");
    const outcome = await save(value, owner).then(readOutcome, () => "failed" as const);
    if (outcome === "saved") onSaved?.(value);
    else setShownOn(!value);
    setState(outcome);
    isSaving.current = false;
  }

  function handleSubmit(event: FormEvent) {
    if (!save) return;
    event.preventDefault();
    if (!isSaving.current) void change(!isShownOn, save);
  }
  return { form, isShownOn, state, handleSubmit };
}

/** Changes one setting by the API. */
export function saveSetting(name: SwitchName): SaveCall {
  return (value, owner) =>
    fetch("/api/v1/plus/settings/", {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        [OWNER_HEADER]: owner?.formOwner ?? "",
      },
      body: JSON.stringify({ [name]: value }),
    });
}

/** The session is over with 401, or with 400 and this error (server contract, 1.3). */
export async function readOutcome(response: Response): Promise<SwitchOutcome> {
  if (response.ok) return "saved";
  if (response.status === 409) return "foreign";
  const body = response.status === 400 ? await response.text() : "";
  const isSignedOut = response.status === 401 || body.includes('"Invalid Session"');
  return isSignedOut ? "signed-out" : "failed";
}
