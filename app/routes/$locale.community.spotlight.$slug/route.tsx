import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { describeFailure } from "~/ui/head/describe-failure";
import { readSite } from "~/ui/head/read-site";
import { describeSpotlight } from "./describe-spotlight";
import { loadSpotlight } from "./load-spotlight.server";
import { SpotlightPage } from "./spotlight-page";

export { PageErrorBoundary as ErrorBoundary } from "~/ui/error-screen/page-error-boundary";

export function loader(args: LoaderFunctionArgs) {
  return loadSpotlight(args);
}

export const meta: MetaFunction<typeof loader> = ({ data, error, matches }) =>
  data
    ? describeSpotlight(data, readSite(matches))
    : describeFailure(error, readSite(matches));

export default function SpotlightRoute() {
  const page = useLoaderData<typeof loader>();
  // Read by name, because a spread drops these non-enumerable fields (ui/html-block).
  const { introHtml, restHtml } = page;
  return (
    <SpotlightPage key={page.url} {...page} introHtml={introHtml} restHtml={restHtml} />
  );
}
