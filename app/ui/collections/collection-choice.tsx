import { type ChangeEvent, useId } from "react";
import { COLLECTION_FORM_LIMITS } from "~/domain/accounts/collection";
import { useText } from "~/l10n/locale-context";
import { nameCollection } from "./collection-name";
import styles from "./form.module.css";
import { NEW_COLLECTION, type SaveState } from "./save-state";
import { TextField } from "./text-field";

interface SaveSelectProps {
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

interface NewCollectionNameProps {
  /**
   * Whether a new collection is chosen; initial value only, because without JavaScript
   * the field cannot follow the choice.
   */
  isWanted: boolean;
  value: string;
  fault: string | null;
}

/**
 * Name field of a new collection, for pages without dialog. Not required by the browser, which would
 * hold the form without JavaScript after the choice of another collection.
 */
export function NewCollectionName({ isWanted, value, fault }: NewCollectionNameProps) {
  const text = useText();
  return (
    <div className={styles.newName} data-shown={isWanted || fault !== null || undefined}>
      <TextField
        name="name"
        label={text("collection-new-name")}
        value={value}
        limit={COLLECTION_FORM_LIMITS.name}
        fault={fault}
      />
    </div>
  );
}
