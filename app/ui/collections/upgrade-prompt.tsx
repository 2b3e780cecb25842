import { useLocale } from "~/l10n/locale-context";
import styles from "./form.module.css";

/**
 * Offers an upgrade where another collection could be created, once the plan's limit is
 * reached.
 */
export function UpgradePrompt({ limit }: { limit: number }) {
  const { locale, text } = useLocale();
  return (
    <section className={styles.upgrade} aria-labelledby="collections-upgrade">
      <h2 id="collections-upgrade">{text("collection-limit-title")}</h2>
      <p>{text("collection-limit", { limit })}</p>
      <a className="button primary" href={`/${locale}/plus#subscribe`}>
        {text("account-upgrade")}
      </a>
    </section>
  );
}
