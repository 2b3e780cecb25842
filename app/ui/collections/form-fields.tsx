import { COLLECTION_FORM_LIMITS, COLLECTION_LIMITS } from "~/domain/accounts/collection";
import { useText } from "~/l10n/locale-context";
import { TextField } from "./text-field";

export interface CollectionFieldsProps {
  values: { name: string; description: string };
  faults: Partial<Record<string, string>>;
  /** True while the form is pending; a disabled field would lose the focus. */
  isReadOnly?: boolean;
}

/** Name and description of a collection. */
export function CollectionFields({
  values,
  faults,
  isReadOnly = false,
}: CollectionFieldsProps) {
  const text = useText();
  return (
    <>
      <TextField
        name="name"
        label={text("collection-name")}
        value={values.name}
        isRequired
        limit={COLLECTION_FORM_LIMITS.name}
        isReadOnly={isReadOnly}
        fault={faults["name"] ?? null}
      />
      <TextField
        name="description"
        label={text("collection-description")}
        value={values.description}
        isMultiline
        limit={COLLECTION_FORM_LIMITS.description}
        isReadOnly={isReadOnly}
        fault={faults["description"] ?? null}
      />
    </>
  );
}

interface ItemFieldsProps {
  values: { title: string; notes: string };
  faults: Partial<Record<string, string>>;
  /** True while the form is pending; a disabled field would lose the focus. */
  isReadOnly?: boolean;
}

/** Title and notes of a saved page. */
export function ItemFields({ values, faults, isReadOnly = false }: ItemFieldsProps) {
  const text = useText();
  return (
    <>
      <TextField
        name="title"
        label={text("collection-name")}
        value={values.title}
        isRequired
        isReadOnly={isReadOnly}
        silentLimit={COLLECTION_LIMITS.title}
        fault={faults["title"] ?? null}
      />
      <TextField
        name="notes"
        label={text("collection-note")}
        value={values.notes}
        isMultiline
        isReadOnly={isReadOnly}
        silentLimit={COLLECTION_LIMITS.notes}
        fault={faults["notes"] ?? null}
      />
    </>
  );
}
