import { useId, type FormEvent, type ReactNode } from "react";
import { useText } from "~/l10n/locale-context";
import dialogStyles from "~/ui/dialog/dialog.module.css";
import { useModal } from "~/ui/dialog/use-modal";
import { CollectionFields, type CollectionFieldsProps } from "./collection-fields";
import { FaultNotice } from "./fault-notice";
import { HiddenFields } from "./hidden-fields";
import { UpgradePrompt } from "./upgrade-prompt";
import styles from "./form.module.css";

export interface CollectionDialogProps extends CollectionFieldsProps {
  title: string;
  /** How many collections the reader's plan allows, when there is no room for another. */
  limit?: number | null;
  /** False where there was no room from the start: then nothing is asked. */
  hasFields?: boolean;
  /** Sent along. */
  hidden: Readonly<Record<string, string>>;
  /** Of the last attempt, unless it is told by `children`. */
  message: string | null;
  /** Changes with every attempt, so that the fields show what it answered. */
  attempt: number;
  isPending: boolean;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  onClose: () => void;
  /** Above the form. */
  children?: ReactNode;
}

/** The form for a collection over the page; it stays while it is under way. */
export function CollectionDialog(props: CollectionDialogProps) {
  const { title, limit = null, hasFields = true, isPending, onClose, children } = props;
  const text = useText();
  const id = useId();
  const dialog = useModal();
  return (
    <dialog
      ref={dialog}
      className={dialogStyles.dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        if (isPending) event.preventDefault();
      }}
      onClose={(event) => {
        // It may stand in another dialog.
        event.stopPropagation();
        onClose();
      }}
    >
      <h2 id={id}>{title}</h2>
      {children}
      {limit !== null && <UpgradePrompt limit={limit} />}
      <form
        className={styles.form}
        method="post"
        onSubmit={props.onSubmit}
        aria-busy={isPending}
      >
        <fieldset className={styles.plain} disabled={isPending}>
          {hasFields && <Fields {...props} />}
          <div className={styles.buttons}>
            {hasFields && (
              <button className="button primary">
                {text(isPending ? "collection-saving" : "collection-save")}
              </button>
            )}
            <button
              type="button"
              className="button"
              onClick={() => dialog.current?.close()}
            >
              {text("collection-cancel")}
            </button>
          </div>
        </fieldset>
      </form>
    </dialog>
  );
}

function Fields({ message, hidden, attempt, values, faults }: CollectionDialogProps) {
  return (
    <>
      {message !== null && <FaultNotice message={message} />}
      <HiddenFields fields={hidden} />
      <CollectionFields key={attempt} values={values} faults={faults} />
    </>
  );
}
