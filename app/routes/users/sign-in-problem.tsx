import { signInUrl } from "~/domain/accounts/sign-in-url";
import { useText } from "~/l10n/locale-context";
import type { FailedSignIn } from "./answer-sign-in";
import styles from "./sign-in-page.module.css";

/** Explains why the sign-in failed, with links to retry and to go back. */
export function SignInProblemPage({ problem, next, title }: FailedSignIn) {
  const text = useText();
  return (
    <main id="content" className={`page-width page-space ${styles.page}`} tabIndex={-1}>
      <h1>{title}</h1>
      <p role="alert">{text(`sign-in-fault-${problem}`)}</p>
      <p className={styles.actions}>
        <a className="button primary" href={signInUrl(next)} rel="nofollow">
          {text("sign-in-again")}
        </a>
        <a href={next}>{text("sign-in-back")}</a>
      </p>
    </main>
  );
}
