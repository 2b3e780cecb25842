import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { describeScreen } from "../$locale.observatory/describe-screen";
import { ObservatoryScreen } from "../$locale.observatory/observatory-screen";
import { loadLanding } from "./landing.server";

export { PageErrorBoundary as ErrorBoundary } from "~/ui/error-screen/page-error-boundary";

export function loader(args: LoaderFunctionArgs) {
  return loadLanding(args);
}

export const meta: MetaFunction<typeof loader> = describeScreen;

export default function LandingRoute() {
  const { address, parents, html } = useLoaderData<typeof loader>();
  return <ObservatoryScreen address={address} parents={parents} html={html} />;
}
