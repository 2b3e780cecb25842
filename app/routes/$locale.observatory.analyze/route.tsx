import {
  data,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { describeScreen } from "../$locale.observatory/describe-screen";
import { ObservatoryScreen } from "../$locale.observatory/observatory-screen";
import { loadReport, rescan } from "./report-page.server";

export { PageErrorBoundary as ErrorBoundary } from "~/ui/error-screen/page-error-boundary";

/** The newest result of a site; it is scanned when there is none of today. */
export async function loader(args: LoaderFunctionArgs) {
  const { screen, status, headers } = await loadReport(args);
  return data(screen, { status, headers: { "Cache-Control": "no-store", ...headers } });
}

/** Scans anew, but for a minute after a scan. */
export function action(args: ActionFunctionArgs) {
  return rescan(args);
}

export const meta: MetaFunction<typeof loader> = describeScreen;

export default function AnalyzeRoute() {
  const { address, parents, html } = useLoaderData<typeof loader>();
  return <ObservatoryScreen address={address} parents={parents} html={html} />;
}
