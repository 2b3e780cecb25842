import { useState } from "react";
import { listDrafts, removeDraft } from "~/browser/play/play-storage.client";
import { useLocale } from "~/l10n/locale-context";
import styles from "./drafts.module.css";
import { toPageName } from "./starter-code";
import { focusEditors } from "./toolbar";

/** Length of a name that is the start of code without a page. */
const MAX_NAME_CHARACTERS = 60;

/** The reader's changes to code of pages and links, kept in this browser. */
export function RecentDrafts() {
  const { locale, text } = useLocale();
  const [drafts, setDrafts] = useState(listDrafts);
  if (drafts.length === 0) return null;
  return (
    <>
      <h3>{text("play-drafts")}</h3>
      <ul className={styles.drafts}>
        {drafts.map(({ base, src, html, css, js, at }, index) => {
          const start = (html + css + js).slice(0, MAX_NAME_CHARACTERS);
          const origin = src ? toPageName(src) : start;
          const name = `${origin} (${new Date(at).toLocaleString(locale)})`;
          return (
            // Keyed by index: a button that has the focus takes over the next row.
            <li key={index}>
              <a href={`/${locale}/play${base}`}>{name}</a>
              <button
                type="button"
                className="button"
                aria-label={`${text("collections-delete")} ${name}`}
                onClick={() => {
                  removeDraft(base);
                  setDrafts(listDrafts);
                  if (index === drafts.length - 1) focusEditors();
                }}
              >
                {text("collections-delete")}
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}
