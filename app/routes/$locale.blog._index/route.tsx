import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { BlogIndexPage } from "~/ui/areas/blog/blog-index-page";
import { describeBlogIndex } from "~/ui/areas/blog/describe-blog";
import { requirePage } from "~/ui/areas/require-page.server";
import { describeFailure } from "~/ui/head/describe-failure";
import { readSite } from "~/ui/head/read-site";

export { PageErrorBoundary as ErrorBoundary } from "~/ui/error-screen/page-error-boundary";

export function loader(args: LoaderFunctionArgs) {
  return requirePage(args.context.services.areas.findBlogIndex(), args);
}

export const meta: MetaFunction<typeof loader> = ({ data, error, matches }) =>
  data
    ? describeBlogIndex(data, readSite(matches))
    : describeFailure(error, readSite(matches));

export default function BlogIndexRoute() {
  return (
    <BlogIndexPage {...(useLoaderData<typeof loader>() as ReturnType<typeof loader>)} />
  );
}
