import { COLLECTION_FORM_LIMITS } from "~/domain/accounts/collection";
import { useText } from "~/l10n/locale-context";
import { TextField } from "./text-field";
import styles from "./form.module.css";

export interface NewCollectionNameProps {
  /** Whether a new collection is chosen; without JavaScript the field can't follow the choice. */
  isWanted: boolean;
  value: string;
  fault: string | null;
}

/** The name of the collection to make, for a page that can't open a dialog. */
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
