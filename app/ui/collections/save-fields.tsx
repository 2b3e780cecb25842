import { useState, type ChangeEvent, type ReactNode } from "react";
import { useText } from "~/l10n/locale-context";
import { OwnerField } from "~/ui/account-area/reader-context";
import { ConflictNotice, FaultNotice, UpgradePrompt } from "./notices";
import type { FormFailure } from "./send-form";
import { ItemFields } from "./form-fields";
import { NewCollectionName, SaveSelect } from "./collection-choice";
import {
  NEW_COLLECTION,
  type SavedItem,
  type SaveState,
  type SaveValues,
} from "./save-state";
import styles from "./form.module.css";

export interface TypedValues {
  title: string;
  notes: string;
}

/** Text typed before a new collection was chosen, and the collection it was typed for. */
export type LeftValues = TypedValues & Pick<SaveValues, "collection">;

export interface SaveFieldsProps {
  state: SaveState;
  /**
   * Values typed earlier, in another form or before sign-in; they replace the saved ones.
   */
  typed?: (TypedValues & Partial<SaveValues>) | null;
  failure: FormFailure<SaveValues> | null;
  /** True while the form is pending. */
  isReadOnly?: boolean;
  /**
   * Creates a new collection in place and receives the values typed so far. If absent, a
   * field asks for the name.
   */
  onNew?: ((left: LeftValues) => void) | undefined;
  /**
   * Label of the delete button; the default is for a form that deletes without
   * confirmation.
   */
  deleteLabel?: string;
  /** The other buttons. */
  children: ReactNode;
}

/** Fields of the form that saves a page: collection, title and note. */
export function SaveFields(props: SaveFieldsProps) {
  const { state, typed = null, failure, isReadOnly = false, onNew, children } = props;
  const text = useText();
  const { selected, values, version, choose } = useChoice(props);
  const item = state.choices.find(({ id }) => id === selected)?.item ?? null;
  const isConflict = failure?.kind === "edit-conflict";
  function handleSelect(event: ChangeEvent<HTMLSelectElement>) {
    if (isReadOnly) return;
    const kept = choose(event);
    if (event.target.value === NEW_COLLECTION) onNew?.({ ...kept, collection: selected });
  }
  return (
    <>
      {isConflict && item && (
        <ConflictNotice
          current={[
            [text("collection-name"), item.title],
            [text("collection-note"), item.notes ?? ""],
          ]}
        />
      )}
      {failure?.kind === "limit-reached" && <UpgradePrompt />}
      {failure && !isConflict && (
        <FaultNotice message={failure.summary} kind={failure.kind} />
      )}
      <OwnerField />
      <SaveSelect state={state} selected={selected} onChange={handleSelect} />
      {!onNew && state.canAdd && (
        <NewCollectionName
          isWanted={selected === NEW_COLLECTION}
          value={failure?.values.name ?? typed?.name ?? ""}
          fault={failure?.faults["name"] ?? null}
        />
      )}
      {item && <input type="hidden" name="item" value={item.id} />}
      {item && (
        <input
          type="hidden"
          name="updatedAt"
          value={isConflict ? item.updatedAt : pickStart(item, failure?.values ?? typed)}
        />
      )}
      <ItemFields
        key={version}
        values={values}
        faults={failure?.faults ?? {}}
        isReadOnly={isReadOnly}
      />
      <div className={styles.buttons}>
        {children}
        {state.choices.some((choice) => choice.item !== null) && (
          <button
            className={`button ${styles.delete}`}
            name="intent"
            value="delete"
            formNoValidate
            disabled={item === null}
          >
            {props.deleteLabel ?? text("collection-delete")}
          </button>
        )}
      </div>
    </>
  );
}

/** The version that the form shows: that of the last attempt, if it was for this item. */
function pickStart(
  { id, updatedAt }: SavedItem,
  last: Partial<SaveValues> | null,
): string | number {
  return last?.item === id ? (last.updatedAt ?? updatedAt) : updatedAt;
}

/** The chosen collection, with the title and note that the page has in it. */
function useChoice({ state, typed, failure }: SaveFieldsProps) {
  const [choice, setChoice] = useState(() => {
    const wanted = failure?.values.collection ?? typed?.collection;
    const selected = isChoice(wanted, state) ? wanted : state.selected;
    const values = failure?.values ?? typed ?? readStart(state, selected);
    return { selected, values, version: 0 };
  });
  function choose({ target }: ChangeEvent<HTMLSelectElement>): TypedValues {
    const form = target.form ? new FormData(target.form) : new FormData();
    const kept = {
      title: readText(form, "title"),
      notes: readText(form, "notes"),
    };
    setChoice((last) => ({
      selected: target.value,
      values: readSaved(state, target.value) ?? kept,
      version: last.version + 1,
    }));
    return kept;
  }
  return { ...choice, choose };
}

/** A different reader may have signed in since the values were typed. */
function isChoice(wanted: string | undefined, state: SaveState): wanted is string {
  return wanted === NEW_COLLECTION || state.choices.some(({ id }) => id === wanted);
}

function readText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}

/** Values of a collection's form before anything is typed. */
export function readStart(state: SaveState, selected: string): TypedValues {
  return readSaved(state, selected) ?? { title: state.pageTitle, notes: "" };
}

function readSaved(state: SaveState, selected: string) {
  const item = state.choices.find(({ id }) => id === selected)?.item;
  return item ? { title: item.title, notes: item.notes ?? "" } : null;
}
