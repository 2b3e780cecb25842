import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { getRequestLocale } from "~/domain/locales/get-request-locale";
import { toSafeNext } from "~/domain/accounts/safe-next";
import { signInUrl } from "~/domain/accounts/sign-in-url";
import { useText } from "~/l10n/locale-context";
import { getInterfaceText } from "~/l10n/interface-texts.server";
import { signInMeta } from "~/routes/users/sign-in-problem";
import styles from "~/routes/users/sign-in-page.module.css";

export { PageErrorBoundary as ErrorBoundary } from "~/ui/error-screen/page-error-boundary";

/**
 * Shown after a form was submitted with an expired session, or when a private page notices
 * the end of its session (browser/whoami). An intermediate page, because form-action of the
 * CSP blocks a redirect of the form to the provider's origin.
 */
export function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const next = toSafeNext(searchParams.get("next"), "/");
  const hasForm = searchParams.get("form") !== "none";
  const title = getInterfaceText(getRequestLocale(request))("sign-in-kept-title");
  return data({ next, title, hasForm }, { headers: { "Cache-Control": "no-store" } });
}

export const meta: MetaFunction<typeof loader> = signInMeta;

export default function SignedOutRoute() {
  const { next, title, hasForm } = useLoaderData<typeof loader>();
  const text = useText();
  return (
    <main id="content" className={`page-width page-space ${styles.page}`} tabIndex={-1}>
      <h1>{title}</h1>
      <p role="status">{text(hasForm ? "sign-in-kept-about" : "sign-in-ended-about")}</p>
      <p className={styles.actions}>
        <a className="button primary" href={signInUrl(next)} rel="nofollow">
          {text("account-log-in")}
        </a>
      </p>
    </main>
  );
}
