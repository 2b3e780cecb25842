import type { SwitchName, UserSettings } from "~/domain/accounts/settings";
import { useText } from "~/l10n/locale-context";
import { OwnerField } from "~/ui/account-area/reader-context";
import { SignInElsewhere } from "~/ui/account-area/sign-in-elsewhere";
import { SwitchTrack } from "~/ui/switch-track/switch-track";
import type { Intent } from "./change-setting";
import { toTitleId } from "./setting-row";
import styles from "./setting-switch.module.css";
import {
  saveSetting,
  useSwitch,
  type SwitchOptions,
  type SwitchState,
} from "./use-switch";

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
