import { useNavigation } from "@remix-run/react";
import { useEffect } from "react";
import { useText } from "~/l10n/locale-context";
import styles from "./navigation-progress.module.css";

const DELAY_MILLISECONDS = 1000;

/** Progress line of a client navigation that takes longer than a moment. */
export function NavigationProgress() {
  const text = useText();
  const isLoading = useNavigation().state !== "idle";
  useLoadingTitle(isLoading, text("loading-title"));
  return (
    <div
      role="status"
      className={styles.line}
      data-loading={isLoading || undefined}
      data-chrome=""
      data-loading-line=""
    >
      {isLoading && <span className="visually-hidden">{text("loading-document")}</span>}
    </div>
  );
}

/**
 * Shows the loading state in the title too, after a delay; the next page sets its own
 * title.
 */
function useLoadingTitle(isLoading: boolean, loadingTitle: string): void {
  useEffect(() => {
    if (!isLoading) return;
    const { title } = document;
    const timer = setTimeout(() => {
      document.title = loadingTitle;
    }, DELAY_MILLISECONDS);
    return () => {
      clearTimeout(timer);
      if (document.title === loadingTitle) document.title = title;
    };
  }, [isLoading, loadingTitle]);
}
