import { useText } from "~/l10n/locale-context";
import styles from "./translation-note.module.css";

/** Says that a page is a translation, and leads to the English one when there is one. */
export function TranslationNote({ englishUrl }: { englishUrl: string | null }) {
  const text = useText();
  return (
    <aside className={styles.note} data-chrome="">
      <p>{text("translation-note")}</p>
      {englishUrl && (
        <a href={englishUrl} hrefLang="en-US">
          {text("translation-note-english")}
        </a>
      )}
    </aside>
  );
}
