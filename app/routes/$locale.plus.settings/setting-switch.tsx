import { type FormEvent, useEffect, useRef, useState } from "react";
import { type FormOwner, OWNER_HEADER } from "~/domain/accounts/form-owner";
import type { SwitchName, UserSettings } from "~/domain/accounts/settings";
import { useText } from "~/l10n/locale-context";
import { OwnerField, useReader } from "~/ui/account-area/reader-context";
import { SignInElsewhere } from "~/ui/account-area/sign-in-elsewhere";
import { SwitchTrack } from "~/ui/switch-track/switch-track";
import type { Intent } from "./change-setting";
import { toTitleId } from "./setting-row";
import styles from "./setting-switch.module.css";

export interface SettingSwitchProps extends SwitchOptions {
  /** Id of the row. */
  rowId: string;
  intent: Intent;
}

export interface StoredSwitchProps extends Pick<SwitchOptions, "onSaved"> {
  /** Id of the row that contains it. */
  rowId: string;
  name: SwitchName;
  settings: UserSettings;
}

/** The switch of a setting in the table (domain/accounts/settings): the API stores it. */
export function StoredSwitch({ rowId, name, settings, onSaved }: StoredSwitchProps) {
  return (
    <SettingSwitch
      rowId={rowId}
      intent={name}
      isOn={settings[name] === true}
      save={saveSetting(name)}
      onSaved={onSaved}
    />
  );
}

/** A switch that is a form: sent by the browser, or by a script that shows the result at once. */
export function SettingSwitch({ rowId, intent, ...options }: SettingSwitchProps) {
  const text = useText();
  const { form, isShownOn, state, handleSubmit } = useSwitch(options);
  const statusId = `${rowId}-state`;
  return (
    <form ref={form} method="post" className={styles.form} onSubmit={handleSubmit}>
      <OwnerField />
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="value" value={String(!isShownOn)} />
      <button
        type="submit"
        role="switch"
        aria-checked={isShownOn}
        aria-labelledby={toTitleId(rowId)}
        aria-describedby={statusId}
        aria-busy={state === "saving"}
        className={styles.switch}
      >
        <SwitchTrack isOn={isShownOn} />
        <span aria-hidden="true">{text(isShownOn ? "settings-on" : "settings-off")}</span>
      </button>
      <p
        id={statusId}
        className={styles.state}
        data-state={state}
        role={state === "failed" || state === "signed-out" ? "alert" : "status"}
      >
        <StateText state={state} />
      </p>
    </form>
  );
}

function StateText({ state }: { state: SwitchState }) {
  const text = useText();
  if (state === "signed-out")
    return (
      <>
        {text("collection-fault-signed-out")} <SignInElsewhere />
      </>
    );
  if (state === "idle" || state === "foreign") return null;
  return text(`settings-${state}`);
}

type SwitchState = "idle" | "saving" | SwitchOutcome;

/** `foreign`: the page was opened by another reader than the one who is signed in now. */
type SwitchOutcome = "saved" | "failed" | "signed-out" | "foreign";

/** Stores a setting by the API; the response's status is the result. */
type SaveCall = (value: boolean, owner: FormOwner | null) => Promise<Response>;

interface SwitchOptions {
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
function useSwitch({ isOn, save, onSaved }: SwitchOptions) {
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
function saveSetting(name: SwitchName): SaveCall {
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
