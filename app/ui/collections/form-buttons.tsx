import { useText } from "~/l10n/locale-context";
import { SubmitButton } from "./submit-button";
import styles from "./form.module.css";

export interface FormButtonsProps {
  action: "save" | "delete" | "move" | "remove";
  /** Where the reader came from. */
  cancelUrl: string;
}

const PENDING = {
  save: "collection-saving",
  delete: "collection-deleting",
  move: "collection-moving",
  remove: "collection-deleting",
} as const;

/** The end of a form that fills a page. */
export function FormButtons({ action, cancelUrl }: FormButtonsProps) {
  const text = useText();
  return (
    <div className={styles.buttons}>
      <SubmitButton
        label={text(`collection-${action}`)}
        pendingLabel={text(PENDING[action])}
        isDangerous={action === "delete" || action === "remove"}
      />
      <a className="button" href={cancelUrl}>
        {text("collection-cancel")}
      </a>
    </div>
  );
}
