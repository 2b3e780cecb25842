import { COLLECTION_LIMITS } from "~/domain/collection";
import { useText } from "~/l10n/locale-context";
import { TextField } from "./text-field";

export interface ItemFieldsProps {
  values: { title: string; notes: string };
  faults: Partial<Record<string, string>>;
}

/** What a reader says about a saved page. */
export function ItemFields({ values, faults }: ItemFieldsProps) {
  const text = useText();
  return (
    <>
      <TextField
        name="title"
        label={text("collection-name")}
        value={values.title}
        isRequired
        silentLimit={COLLECTION_LIMITS.title}
        fault={faults["title"] ?? null}
      />
      <TextField
        name="notes"
        label={text("collection-note")}
        value={values.notes}
        isMultiline
        silentLimit={COLLECTION_LIMITS.notes}
        fault={faults["notes"] ?? null}
      />
    </>
  );
}
