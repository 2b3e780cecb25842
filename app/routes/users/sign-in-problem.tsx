import type { MetaDescriptor } from "@remix-run/node";
import { signInUrl } from "~/domain/accounts/sign-in-url";
import { useText } from "~/l10n/locale-context";
import { describeFailure } from "~/ui/head/describe-failure";
import { readSite } from "~/ui/head/read-site";
import type { FailedSignIn } from "./sign-in";
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

/** Head of pages that must not be indexed, with the title from the loader's data. */
export function signInMeta({
  data,
  error,
  matches,
}: {
  data: { title: string } | undefined;
  error?: unknown;
  matches: Parameters<typeof readSite>[0];
}): MetaDescriptor[] {
  if (!data) return describeFailure(error, readSite(matches));
  return [{ title: data.title }, { name: "robots", content: "noindex, nofollow" }];
}
