import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { DemoAccount } from "~/domain/accounts/demo-accounts";
import { getRequestLocale } from "~/domain/locales/get-request-locale";
import { toDashed } from "~/domain/text/strings";
import { getInterfaceText } from "~/l10n/interface-texts.server";
import { useLocale } from "~/l10n/locale-context";
import { signInMeta, SignInProblemPage } from "~/routes/users/sign-in-problem";
import styles from "~/routes/users/sign-in-page.module.css";
import { readFormBody } from "~/services/api-answers/index.server";
import type { DemoAccounts } from "~/services/demo-accounts/demo-accounts";

export { PageErrorBoundary as ErrorBoundary } from "~/ui/error-screen/page-error-boundary";

/** An expired sign-in is a 410; the usual cause is a restart of the server. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const demo = getDemoAccounts(context.services.demoAccounts);
  const isUnderWay = await demo.isUnderWay(params["id"] ?? "");
  const text = getInterfaceText(getRequestLocale(request));
  const title = text(isUnderWay ? "demo-title" : "sign-in-failed-title");
  return data(
    { title, accounts: isUnderWay ? demo.accounts : [] },
    { status: isUnderWay ? 200 : 410, headers: { "Cache-Control": "no-store" } },
  );
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const demo = getDemoAccounts(context.services.demoAccounts);
  const form = await readFormBody(request);
  const uid = form.get("uid");
  const to = await demo.choose(
    params["id"] ?? "",
    typeof uid === "string" && uid !== "" ? uid : null,
  );
  // The page itself reports that the sign-in has expired.
  return redirect(to ?? request.url.replace(/^https?:\/\/[^/]+/, ""), 303);
}

function getDemoAccounts(demo: DemoAccounts | null): DemoAccounts {
  if (!demo) throw new Response(null, { status: 404, statusText: "Not Found" });
  return demo;
}

export const meta: MetaFunction<typeof loader> = signInMeta;

export default function DemoChoiceRoute() {
  return <DemoChoice {...useLoaderData<typeof loader>()} />;
}

interface DemoChoiceProps {
  title: string;
  /** Empty when the sign-in has expired. */
  accounts: readonly DemoAccount[];
}

/** One button per demo account. */
function DemoChoice({ title, accounts }: DemoChoiceProps) {
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
