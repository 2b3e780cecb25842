import { signInUrl } from "~/domain/sign-in-url";
import { useText } from "~/l10n/locale-context";
import styles from "./account-area.module.css";

/** The end of the header for who is not signed in. Shown once the build has accounts. */
export function AccountArea({ next }: { next: string }) {
  const text = useText();
  const url = signInUrl(next);
  return (
    <ul className={styles.links}>
      <li>
        <a className={styles.logIn} href={url} rel="nofollow">
          {text("account-log-in")}
        </a>
      </li>
      <li className={styles.signUp}>
        <a className="button primary" href={url} rel="nofollow">
          {text("account-sign-up")}
        </a>
      </li>
    </ul>
  );
}
