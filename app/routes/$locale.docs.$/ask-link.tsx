import { useLocale } from "~/l10n/locale-context";
import { useReader } from "~/ui/account-area/reader-context";
import styles from "./document-page.module.css";

/**
 * Link for signed-in readers to a question about the page, which AI Help answers on a page of its
 * own.
 */
export function AskLink({ url }: { url: string }) {
  const { locale, text } = useLocale();
  // Another tab may have signed out.
  if (useReader().account.user === null) return null;
  const query = new URLSearchParams({ page: url }).toString();
  return (
    <p className={styles.ask} data-chrome="">
      <a href={`/${locale}/plus/ai-help?${query}`}>{text("article-ask")}</a>
    </p>
  );
}
