import { useLocale } from "~/l10n/locale-context";
import { StaticElement } from "~/ui/static-html/static-element";
import styles from "./feedback-form.module.css";

export interface FeedbackBoxProps {
  siteName: string;
  /** The form; undefined during hydration, which keeps the server's (ui/static-html). */
  html: string | undefined;
}

/** Box around the form at the end of a document. */
export function FeedbackBox({ siteName, html }: FeedbackBoxProps) {
  const { text } = useLocale();
  return (
    <section
      id="feedback"
      className={styles.box}
      aria-labelledby="feedback-title"
      data-chrome=""
    >
      <h2 id="feedback-title">{text("feedback-title", { site: siteName })}</h2>
      <StaticElement as="div" name="feedback" html={html} />
    </section>
  );
}
