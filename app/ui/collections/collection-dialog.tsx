import { useId, type FormEvent, type ReactNode } from "react";
import { useText } from "~/l10n/locale-context";
import { OwnerField } from "~/ui/account-area/reader-context";
import dialogStyles from "~/ui/dialog/dialog.module.css";
import { useModal } from "~/ui/dialog/use-modal";
import { CollectionFields, type CollectionFieldsProps } from "./collection-fields";
import { FaultNotice, UpgradePrompt } from "./notices";
import type { FormFailure } from "./form-failure";
import { HiddenFields } from "./form-buttons";
import { useCarefulClose } from "./use-careful-close";
import { useFaultFocus } from "./use-fault-focus";
import styles from "./form.module.css";

export interface CollectionDialogProps extends CollectionFieldsProps {
  title: string;
  /**
   * Number of collections that the reader's plan allows, when it is reached; else null.
   */
  limit?: number | null;
  /** False when the limit was reached before opening; the form then has no fields. */
  hasFields?: boolean;
  /** Hidden fields of the form. */
  hidden: Readonly<Record<string, string>>;
  /** Failure of the last attempt. */
  failure: Pick<FormFailure, "kind" | "summary"> | null;
  /** Whether `children` already show the failure. */
  isTold?: boolean;
  /** Increases with every attempt, so that the fields are reset to its values. */
  attempt: number;
  isPending: boolean;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  onClose: () => void;
  /** Content above the form. */
  children?: ReactNode;
}

/** Dialog with the form for a collection; it stays open while the form is pending. */
export function CollectionDialog(props: CollectionDialogProps) {
  const { title, limit = null, hasFields = true, isPending, onClose, children } = props;
  const text = useText();
  const id = useId();
  const dialog = useModal();
  const { handleCancel } = useCarefulClose(isPending);
  const form = useFaultFocus(props.failure, props.attempt);
  function close() {
    if (!isPending) dialog.current?.close();
  }
  return (
    <dialog
      ref={dialog}
      className={dialogStyles.dialog}
      aria-labelledby={id}
      onCancel={handleCancel}
      onClose={(event) => {
        // The dialog may be nested in another one.
        event.stopPropagation();
        onClose();
      }}
    >
      <h2 id={id}>{title}</h2>
      {children}
      {limit !== null && <UpgradePrompt limit={limit} />}
      <form
        ref={form}
        className={styles.form}
        method="post"
        onSubmit={props.onSubmit}
        aria-busy={isPending}
        data-unsaved={props.failure ? "" : undefined}
      >
        {hasFields && <Fields {...props} />}
        <div className={styles.buttons}>
          {hasFields && (
            <button className="button primary" aria-disabled={isPending || undefined}>
              {text(isPending ? "collection-saving" : "collection-save")}
            </button>
          )}
          <button
            type="button"
            className="button"
            aria-disabled={isPending || undefined}
            onClick={close}
          >
            {text("collection-cancel")}
          </button>
        </div>
      </form>
    </dialog>
  );
}

function Fields(props: CollectionDialogProps) {
  const { failure, isTold = false, hidden, attempt, values, faults, isPending } = props;
  return (
    <>
      {failure && !isTold && (
        <FaultNotice message={failure.summary} kind={failure.kind} />
      )}
      <OwnerField />
      <HiddenFields fields={hidden} />
      <CollectionFields
        key={attempt}
        values={values}
        faults={faults}
        isReadOnly={isPending}
      />
    </>
  );
}
