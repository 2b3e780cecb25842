import type { Collection } from "~/domain/accounts/collection";
import type { InterfaceText } from "~/domain/text/strings";
import { OwnerField } from "~/ui/account-area/reader-context";
import { CollectionFields } from "~/ui/collections/form-fields";
import { FormButtons } from "~/ui/collections/form-buttons";
import styles from "~/ui/collections/form.module.css";
import { FaultNotice } from "~/ui/collections/notices";
import type { FormFailure } from "~/ui/collections/send-form";

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

/** Fields of the current version, to show after an edit conflict. */
export function describeCollection(
  { name, description }: Pick<Collection, "name" | "description">,
  text: InterfaceText,
) {
  return [
    [text("collection-name"), name],
    [text("collection-description"), description ?? ""],
  ] as const;
}
