import {
  type FormEvent,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useId,
  useRef,
} from "react";
import { hasUnsavedText } from "~/browser/unsaved-text";
import { useText } from "~/l10n/locale-context";
import { OwnerField } from "~/ui/account-area/reader-context";
import dialogStyles from "~/ui/dialog/dialog.module.css";
import { useModal } from "~/ui/dialog/use-modal";
import { CollectionFields, type CollectionFieldsProps } from "./form-fields";
import { HiddenFields } from "./form-buttons";
import styles from "./form.module.css";
import { FaultNotice, UpgradePrompt } from "./notices";
import type { FormFailure } from "./send-form";

export interface CollectionDialogProps extends CollectionFieldsProps {
  title: string;
  /**
   * Number of collections that the reader's plan allows, when it is reached; else null.
   */
  isFull?: boolean;
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
  const { title, isFull = false, hasFields = true, isPending, onClose, children } = props;
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
      {isFull && <UpgradePrompt />}
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

/**
 * Guards a dialog with text fields against closing by Escape or a press outside: asks
 * before discarding typed text, and refuses while the form is pending.
 */
export function useCarefulClose(isPending: boolean) {
  const text = useText();
  function mayClose(dialog: HTMLDialogElement): boolean {
    if (isPending) return false;
    return !hasUnsavedText(dialog) || confirm(text("collection-discard"));
  }
  /** Handler of the `cancel` event, which Escape fires. */
  function handleCancel(event: SyntheticEvent<HTMLDialogElement>): void {
    // The dialog may be nested in another one.
    event.stopPropagation();
    if (event.target !== event.currentTarget) return;
    if (!mayClose(event.currentTarget)) event.preventDefault();
  }
  return { mayClose, handleCancel };
}

/**
 * Focuses the first invalid field of a refused form, else its first button, because the
 * previously focused field was replaced.
 * @returns Ref of the form.
 */
export function useFaultFocus(
  failure: Pick<FormFailure, "kind"> | null,
  attempt: number,
) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!failure) return;
    const faulty = form.current?.querySelector<HTMLElement>("[aria-invalid=true]");
    (faulty ?? form.current?.querySelector<HTMLElement>("button"))?.focus();
  }, [failure, attempt]);
  return form;
}
