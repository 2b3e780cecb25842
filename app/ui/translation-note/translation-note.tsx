import { formatDate } from "~/domain/locales/format-date";
import { DEFAULT_LOCALE } from "~/domain/locales/locale";
import { useLocale } from "~/l10n/locale-context";
import styles from "./translation-note.module.css";

export interface TranslationNoteProps {
  /** Path of the English page; null when there is none. */
  englishUrl: string | null;
  /** When the English page was changed, if that was after this translation of it. */
  newerEnglish: string | null;
}

/** Says that a page is a translation, how it stands to the English one, and leads there. */
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
  // Server and browser may know different forms of a date: the first one stays.
  return (
    <span className={styles.newer} suppressHydrationWarning>
      {text("translation-note-newer", { date: formatDate(new Date(date), locale) })}
    </span>
  );
}

/** For this once; or from now on, by the same form as the language menu's. */
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
