import { OwnerField } from "~/ui/account-area/reader-context";
import { CollectionFields } from "~/ui/collections/collection-fields";
import { FaultNotice } from "~/ui/collections/notices";
import { FormButtons } from "~/ui/collections/form-buttons";
import type { FormFailure } from "~/ui/collections/form-failure";
import styles from "~/ui/collections/form.module.css";

interface Values extends Record<string, string> {
  name: string;
  description: string;
}

export interface CollectionFormProps {
  values: Values;
  failure: FormFailure<Values> | null;
  /** Version of the edited collection: see `CollectionFields` of the service. */
  updatedAt?: string;
  cancelUrl: string;
}

/** Form for a new or an existing collection. */
export function CollectionForm(props: CollectionFormProps) {
  const { values, failure, updatedAt, cancelUrl } = props;
  return (
    <form method="post" className={styles.form} data-unsaved={failure ? "" : undefined}>
      <OwnerField />
      {failure && failure.kind !== "edit-conflict" && (
        <FaultNotice message={failure.summary} />
      )}
      {updatedAt !== undefined && (
        <input type="hidden" name="updatedAt" value={updatedAt} />
      )}
      <CollectionFields
        values={failure?.values ?? values}
        faults={failure?.faults ?? {}}
      />
      <FormButtons action="save" cancelUrl={cancelUrl} />
    </form>
  );
}
