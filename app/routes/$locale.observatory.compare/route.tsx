import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { describeScreen } from "../$locale.observatory/describe-screen";
import { ObservatoryScreen } from "../$locale.observatory/observatory-screen";
import { loadComparison } from "./comparison.server";

export { PageErrorBoundary as ErrorBoundary } from "~/ui/error-screen/page-error-boundary";

export async function loader(args: LoaderFunctionArgs) {
  const { screen, status, headers } = await loadComparison(args);
  return data(screen, { status, headers: { "Cache-Control": "no-store", ...headers } });
}

export const meta: MetaFunction<typeof loader> = describeScreen;

export default function CompareRoute() {
  const { address, parents, html } = useLoaderData<typeof loader>();
  return <ObservatoryScreen address={address} parents={parents} html={html} />;
}
