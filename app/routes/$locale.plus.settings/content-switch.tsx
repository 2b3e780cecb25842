import { useText } from "~/l10n/locale-context";
import { SwitchTrack } from "~/ui/switch-track/switch-track";
import { toTitleId } from "./setting-row";
import styles from "./setting-switch.module.css";

export interface ContentSwitchProps {
  /** Id of the row that contains it. */
  rowId: string;
  isOn: boolean;
  onChange(isOn: boolean): void;
}

/** A switch of a setting that this browser alone has. */
export function ContentSwitch({ rowId, isOn, onChange }: ContentSwitchProps) {
  const text = useText();
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-labelledby={toTitleId(rowId)}
      className={styles.switch}
      onClick={() => onChange(!isOn)}
    >
      <SwitchTrack isOn={isOn} />
      <span aria-hidden="true">{text(isOn ? "settings-on" : "settings-off")}</span>
    </button>
  );
}
