import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { readFormBody } from "~/services/api-answers/index.server";
import type { DemoAccounts } from "~/services/demo-accounts/demo-accounts";
import { findRequestLocale } from "~/domain/locales/find-request-locale";
import { getInterfaceText } from "~/l10n/interface-texts.server";
import { signInMeta } from "~/routes/users/sign-in-meta";
import { DemoChoice } from "./demo-choice";

export { PageErrorBoundary as ErrorBoundary } from "~/ui/error-screen/page-error-boundary";

/** An expired sign-in is a 410; the usual cause is a restart of the server. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const demo = getDemoAccounts(context.services.demoAccounts);
  const isUnderWay = await demo.isUnderWay(params["id"] ?? "");
  const text = getInterfaceText(findRequestLocale(request));
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
