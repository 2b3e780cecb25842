import { type ReactNode, useId } from "react";
import { useText } from "~/l10n/locale-context";
import { OwnerField } from "~/ui/account-area/reader-context";
import styles from "~/ui/dialog/dialog.module.css";
import { useModal } from "~/ui/dialog/use-modal";
import { DialogLink } from "./dialog-link";
import {
  type FormAction,
  HiddenFields,
  PENDING_LABELS,
  SubmitButton,
} from "./form-buttons";
import forms from "./form.module.css";

export interface ConfirmLinkProps extends Omit<ConfirmDialogProps, "id" | "onClose"> {
  /** Content of the link. */
  children: ReactNode;
}

/**
 * Link to a page that asks before deleting or removing; with JavaScript a dialog asks.
 */
export function ConfirmLink({ children, ...props }: ConfirmLinkProps) {
  const id = useId();
  return (
    <DialogLink
      href={props.href}
      dialog={(close) => <ConfirmDialog {...props} id={id} onClose={close} />}
    >
      {children}
    </DialogLink>
  );
}

interface ConfirmDialogProps {
  /** The page with the same question, which also receives the form. */
  href: string;
  id: string;
  action: FormAction;
  title: string;
  /** Hidden fields, repeated in the response. */
  fields: Readonly<Record<string, string>>;
  question: ReactNode;
  onClose: () => void;
}

/** Asks before deleting or removing; stays open while the form is pending. */
function ConfirmDialog(props: ConfirmDialogProps) {
  const { href, id, action, title, fields, question, onClose } = props;
  const text = useText();
  const dialog = useModal();
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={id}
      aria-describedby={`${id}-question`}
      onCancel={(event) => {
        if (isUnderWay(event.currentTarget)) event.preventDefault();
      }}
      onClose={onClose}
    >
      <form method="post" action={href} className={forms.form}>
        <h2 id={id}>{title}</h2>
        <div id={`${id}-question`} className={forms.form}>
          {question}
        </div>
        <OwnerField />
        <HiddenFields fields={fields} />
        <div className={forms.buttons}>
          <SubmitButton
            label={text(`collection-${action}`)}
            pendingLabel={text(PENDING_LABELS[action])}
            isDangerous
          />
          <button
            type="button"
            className="button"
            onClick={({ currentTarget }) => {
              const shown = dialog.current;
              if (shown && !isUnderWay(currentTarget.form)) shown.close();
            }}
          >
            {text("collection-cancel")}
          </button>
        </div>
      </form>
    </dialog>
  );
}

function isUnderWay(part: Element | null): boolean {
  return part?.querySelector("[aria-disabled=true]") != null;
}
