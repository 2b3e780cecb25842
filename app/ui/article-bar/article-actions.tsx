import type { ReactNode } from "react";
import { useText } from "~/l10n/locale-context";
import { Icon } from "~/ui/icon/icon";
import { POPOVER, popoverTarget } from "~/ui/popover";
import styles from "./article-actions.module.css";

export const ARTICLE_ACTIONS_BUTTON_ID = "article-actions-button";
const ARTICLE_ACTIONS_ID = "article-actions";

/**
 * Actions of the article: in the bar, or on small screens in a sheet opened by a button.
 * Both are the same elements; the sheet is a native popover.
 */
export function ArticleActions({ children }: { children: ReactNode }) {
  const text = useText();
  const label = text("article-actions");
  return (
    <>
      <button
        id={ARTICLE_ACTIONS_BUTTON_ID}
        type="button"
        className={`icon-button ${styles.open}`}
        title={label}
        {...popoverTarget(ARTICLE_ACTIONS_ID)}
      >
        <Icon name="more" />
        <span className="visually-hidden">{label}</span>
      </button>
      <section
        id={ARTICLE_ACTIONS_ID}
        className={styles.actions}
        aria-label={label}
        data-overlay=""
        data-article-actions=""
        {...POPOVER}
      >
        <div className={styles.head}>
          <span className={styles.title}>{label}</span>
          <button
            type="button"
            className="icon-button"
            {...popoverTarget(ARTICLE_ACTIONS_ID, "hide")}
          >
            <Icon name="close" />
            <span className="visually-hidden">{text("choice-close")}</span>
          </button>
        </div>
        {children}
      </section>
    </>
  );
}
