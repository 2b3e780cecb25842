import { useLocale } from "~/l10n/locale-context";
import styles from "./play.module.css";

/** Form that reports shared code to the operators. */
export function FlagForm({ id }: { id: string }) {
  const { locale, text } = useLocale();
  const query = new URLSearchParams({ id });
  return (
    <details className={styles.flag}>
      <summary>{text("play-flag")}</summary>
      <form method="post" action={`/${locale}/play?${query.toString()}`}>
        <label htmlFor="play-reason">{text("play-flag-reason")}</label>
        <textarea id="play-reason" name="reason" rows={3} maxLength={1000} />
        <button className="button" name="intent" value="flag">
          {text("play-flag-send")}
        </button>
      </form>
    </details>
  );
}
