import { useNavigation } from "@remix-run/react";
import { useText } from "~/l10n/locale-context";
import styles from "./loading-line.module.css";

/** Says that the next page is on its way, when that takes longer than a moment. */
export function LoadingLine() {
  const text = useText();
  const isLoading = useNavigation().state !== "idle";
  return (
    <div
      role="status"
      className={styles.line}
      data-loading={isLoading || undefined}
      data-chrome=""
    >
      {isLoading && <span className="visually-hidden">{text("loading-document")}</span>}
    </div>
  );
}
