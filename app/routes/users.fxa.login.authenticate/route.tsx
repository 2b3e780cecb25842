import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { startSignIn } from "~/routes/users/sign-in";
import { signInMeta, SignInProblemPage } from "~/routes/users/sign-in-problem";

export { PageErrorBoundary as ErrorBoundary } from "~/ui/error-screen/page-error-boundary";

/** Redirects to the accounts provider; the reader returns to `next`. */
export function loader(args: LoaderFunctionArgs) {
  return startSignIn(args, { isSilent: false });
}

export const meta: MetaFunction<typeof loader> = signInMeta;

export default function AuthenticateRoute() {
  return <SignInProblemPage {...useLoaderData<typeof loader>()} />;
}
