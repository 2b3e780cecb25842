import { COLLECTION_FORM_LIMITS } from "~/domain/accounts/collection";
import { useText } from "~/l10n/locale-context";
import { TextField } from "./text-field";
import styles from "./form.module.css";

export interface NewCollectionNameProps {
  /**
   * Whether a new collection is chosen; initial value only, because without JavaScript
   * the field cannot follow the choice.
   */
  isWanted: boolean;
  value: string;
  fault: string | null;
}

/** Name field of a new collection, for pages without dialog. */
export function NewCollectionName({ isWanted, value, fault }: NewCollectionNameProps) {
  const text = useText();
  return (
    <div className={styles.newName} data-shown={isWanted || fault !== null || undefined}>
      <TextField
        name="name"
        label={text("collection-new-name")}
        value={value}
        isRequired={isWanted}
        limit={COLLECTION_FORM_LIMITS.name}
        fault={fault}
      />
    </div>
  );
}
