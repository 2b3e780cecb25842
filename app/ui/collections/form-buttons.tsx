import { useText } from "~/l10n/locale-context";
import { SubmitButton } from "./submit-button";
import styles from "./form.module.css";

/** Action of a collection form. */
export type FormAction = "save" | "delete" | "move" | "remove";

export interface FormButtonsProps {
  action: FormAction;
  /** URL of the page that the reader came from. */
  cancelUrl: string;
}

export const PENDING_LABELS = {
  save: "collection-saving",
  delete: "collection-deleting",
  move: "collection-moving",
  remove: "collection-deleting",
} as const;

/** Buttons at the end of a form that fills a page. */
export function FormButtons({ action, cancelUrl }: FormButtonsProps) {
  const text = useText();
  return (
    <div className={styles.buttons}>
      <SubmitButton
        label={text(`collection-${action}`)}
        pendingLabel={text(PENDING_LABELS[action])}
        isDangerous={action === "delete" || action === "remove"}
      />
      <a className="button" href={cancelUrl}>
        {text("collection-cancel")}
      </a>
    </div>
  );
}

export function HiddenFields({ fields }: { fields: Readonly<Record<string, string>> }) {
  return (
    <>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </>
  );
}
