import { formatDate } from "~/domain/locales/format-date";
import { DEFAULT_LOCALE } from "~/domain/locales/locale";
import { useLocale } from "~/l10n/locale-context";
import styles from "./translation-note.module.css";

export interface TranslationNoteProps {
  /** Path of the English page; null when there is none. */
  englishUrl: string | null;
  /** Date of the English page's last change, if it is newer than the translation. */
  newerEnglish: string | null;
}

/**
 * Notes that a page is a translation and whether it is outdated, with a link to the
 * English page.
 */
export function TranslationNote({ englishUrl, newerEnglish }: TranslationNoteProps) {
  const { text } = useLocale();
  return (
    <aside className={styles.note} data-chrome="">
      <p>
        {text("translation-note")}
        {newerEnglish && <NewerEnglish date={newerEnglish} />}
      </p>
      {englishUrl && <EnglishChoices url={englishUrl} />}
    </aside>
  );
}

function NewerEnglish({ date }: { date: string }) {
  const { locale, text } = useLocale();
  // Server and browser may format dates differently, so hydration keeps the server's
  // text.
  return (
    <span className={styles.newer} suppressHydrationWarning>
      {text("translation-note-newer", { date: formatDate(new Date(date), locale) })}
    </span>
  );
}

/** Switches to English once, or permanently by the same form as the language menu's. */
function EnglishChoices({ url }: { url: string }) {
  const { locale, text } = useLocale();
  return (
    <form
      className={styles.choices}
      method="post"
      action={`/${locale}/preferences/language`}
    >
      <input type="hidden" name="locale" value={DEFAULT_LOCALE} />
      <input type="hidden" name="next" value={url} />
      <a href={url} hrefLang={DEFAULT_LOCALE}>
        {text("translation-note-english")}
      </a>
      <button className={styles.always} name="remember" value="1">
        {text("translation-note-always")}
      </button>
    </form>
  );
}
