import { CORE_COLLECTION_LIMIT } from "~/domain/accounts/collection";
import { useText, useLocale } from "~/l10n/locale-context";
import { SignInElsewhere } from "~/ui/account-area/sign-in-elsewhere";
import styles from "./form.module.css";

/**
 * Shows the current values after an edit conflict; the form below keeps the typed ones.
 */
export function ConflictNotice({
  current,
}: {
  current: readonly (readonly [label: string, value: string])[];
}) {
  const text = useText();
  return (
    <section className={styles.conflict} role="alert">
      <h2>{text("collection-conflict-title")}</h2>
      <p>{text("collection-conflict")}</p>
      <dl>
        {current.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd dir="auto">{value || "–"}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

export interface FaultNoticeProps {
  message: string;
  /** Kind of the failure; `signed-out` adds a link to log in. */
  kind?: string | undefined;
}

/** Error message above the affected form. */
export function FaultNotice({ message, kind }: FaultNoticeProps) {
  const text = useText();
  return (
    <div className={styles.notice} role="alert">
      <p>{text("collection-error", { message })}</p>
      {kind === "signed-out" && (
        <p>
          <SignInElsewhere />
        </p>
      )}
    </div>
  );
}

/**
 * Offers an upgrade where another collection could be created, once the limit of the only plan that has one is
 * reached. A reader may have more collections than that, from an earlier plan.
 */
export function UpgradePrompt() {
  const { locale, text } = useLocale();
  return (
    <section className={styles.upgrade} aria-labelledby="collections-upgrade">
      <h2 id="collections-upgrade">{text("collection-limit-title")}</h2>
      <p>{text("collection-limit", { limit: CORE_COLLECTION_LIMIT })}</p>
      <a className="button primary" href={`/${locale}/plus#subscribe`}>
        {text("account-upgrade")}
      </a>
    </section>
  );
}
