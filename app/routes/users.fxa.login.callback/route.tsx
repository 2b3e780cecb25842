import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { getRequestLocale } from "~/domain/locales/get-request-locale";
import { answerSignIn } from "~/routes/users/sign-in";
import { signInMeta, SignInProblemPage } from "~/routes/users/sign-in-problem";

export { PageErrorBoundary as ErrorBoundary } from "~/ui/error-screen/page-error-boundary";

/** Callback of the accounts provider. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { headers } = request;
  const outcome = await context.services.accounts.finishSignIn(
    request.url,
    headers.get("cookie"),
    headers.get("user-agent"),
  );
  return answerSignIn(outcome, getRequestLocale(request));
}

export const meta: MetaFunction<typeof loader> = signInMeta;

export default function CallbackRoute() {
  return <SignInProblemPage {...useLoaderData<typeof loader>()} />;
}
