import { useId, type ChangeEvent } from "react";
import { useText } from "~/l10n/locale-context";
import { nameCollection } from "./collection-name";
import { NEW_COLLECTION, type SaveState } from "./save-state";
import styles from "./form.module.css";

export interface SaveSelectProps {
  state: SaveState;
  selected: string;
  onChange: (event: ChangeEvent<HTMLSelectElement>) => void;
}

/** Choice of collection; a full star marks those that already contain the page. */
export function SaveSelect({ state, selected, onChange }: SaveSelectProps) {
  const text = useText();
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{text("collection-select")}</label>
      <select id={id} name="collection" value={selected} onChange={onChange}>
        {state.choices.map((choice) => (
          <option key={choice.id} value={choice.id} dir="auto">
            {choice.item ? "★" : "☆"} {nameCollection(choice, text)}
          </option>
        ))}
        <option disabled>──────────</option>
        <option value={NEW_COLLECTION}>{text("collection-option-new")}</option>
      </select>
    </div>
  );
}
