import { useLocale } from "~/l10n/locale-context";
import { OwnerField } from "~/ui/account-area/reader-context";
import filterForm from "~/ui/filter-form/filter-form.module.css";
import styles from "../$locale.plus.updates/updates.module.css";

export interface OwnFeedScreenProps {
  /** Null: the reader has no feed. */
  address: string | null;
  hasFailed: boolean;
}

/** The reader's feed, with forms that work without a script. */
export function OwnFeedScreen({ address, hasFailed }: OwnFeedScreenProps) {
  const { locale, text } = useLocale();
  return (
    <main id="content" className={`page-width page-space ${styles.page}`} tabIndex={-1}>
      <header>
        <h1>{text("updates-own-title")}</h1>
        <p>{text("updates-own-intro")}</p>
      </header>
      {hasFailed && <p role="alert">{text("updates-own-failed")}</p>}
      {address === null ? (
        <p>{text("updates-own-none")}</p>
      ) : (
        <>
          <label className={filterForm.field}>
            {text("updates-own-address")}
            <input type="url" readOnly value={address} dir="ltr" />
          </label>
          <p className={styles.note}>{text("updates-own-secret")}</p>
        </>
      )}
      <form method="post" className={styles.actions}>
        <OwnerField />
        <button
          className={address === null ? "button primary" : "button"}
          name="intent"
          value="renew"
        >
          {text(address === null ? "updates-own-create" : "updates-own-renew")}
        </button>
        {address !== null && (
          <button className="button" name="intent" value="revoke">
            {text("updates-own-revoke")}
          </button>
        )}
      </form>
      <p>
        <a href={`/${locale}/plus/updates`}>{text("updates-all")}</a>
      </p>
    </main>
  );
}
