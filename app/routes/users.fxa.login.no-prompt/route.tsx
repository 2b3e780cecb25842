import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { startSignIn } from "~/routes/users/sign-in";
import { signInMeta, SignInProblemPage } from "~/routes/users/sign-in-problem";

export { PageErrorBoundary as ErrorBoundary } from "~/ui/error-screen/page-error-boundary";

/** Silent sign-in of readers who are signed in at the provider. */
export function loader(args: LoaderFunctionArgs) {
  return startSignIn(args, { isSilent: true });
}

export const meta: MetaFunction<typeof loader> = signInMeta;

export default function NoPromptRoute() {
  return <SignInProblemPage {...useLoaderData<typeof loader>()} />;
}
