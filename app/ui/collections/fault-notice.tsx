import { useText } from "~/l10n/locale-context";
import styles from "./form.module.css";

/** What went wrong, above the form that it is about. */
export function FaultNotice({ message }: { message: string }) {
  const text = useText();
  return (
    <p className={styles.notice} role="alert">
      {text("collection-error", { message })}
    </p>
  );
}
