import type { DemoAccount } from "~/domain/accounts/demo-accounts";
import { useLocale } from "~/l10n/locale-context";
import { SignInProblemPage } from "~/routes/users/sign-in-problem";
import styles from "~/routes/users/sign-in-page.module.css";
import { toDashed } from "~/domain/text/strings";

export interface DemoChoiceProps {
  title: string;
  /** Empty when the sign-in has expired. */
  accounts: readonly DemoAccount[];
}

/** One button per demo account. */
export function DemoChoice({ title, accounts }: DemoChoiceProps) {
  const { locale, text } = useLocale();
  if (accounts.length === 0)
    return <SignInProblemPage problem="refused" title={title} next={`/${locale}/`} />;
  return (
    <main id="content" className={`page-width page-space ${styles.page}`} tabIndex={-1}>
      <h1>{title}</h1>
      <p>{text("demo-about")}</p>
      <form method="post" className={styles.form}>
        <ul className={styles.accounts}>
          {accounts.map((account) => (
            <li key={account.uid}>
              <button name="uid" value={account.uid} className={styles.account}>
                <span className={styles.name}>{account.displayName}</span>
                <span className={styles.email}>{account.email}</span>
                <span className={styles.plan}>
                  {text(`demo-plan-${toDashed(account.plan)}`)}
                </span>
              </button>
            </li>
          ))}
        </ul>
        <button name="uid" value="" className="button">
          {text("demo-cancel")}
        </button>
      </form>
    </main>
  );
}
