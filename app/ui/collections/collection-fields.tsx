import { COLLECTION_FORM_LIMITS } from "~/domain/collection";
import { useText } from "~/l10n/locale-context";
import { TextField } from "./text-field";

export interface CollectionFieldsProps {
  values: { name: string; description: string };
  faults: Partial<Record<string, string>>;
}

/** What one says about a collection. */
export function CollectionFields({ values, faults }: CollectionFieldsProps) {
  const text = useText();
  return (
    <>
      <TextField
        name="name"
        label={text("collection-name")}
        value={values.name}
        isRequired
        limit={COLLECTION_FORM_LIMITS.name}
        fault={faults["name"] ?? null}
      />
      <TextField
        name="description"
        label={text("collection-description")}
        value={values.description}
        isMultiline
        limit={COLLECTION_FORM_LIMITS.description}
        fault={faults["description"] ?? null}
      />
    </>
  );
}
