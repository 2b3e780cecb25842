import { Outlet, type MetaFunction } from "@remix-run/react";
import { describeFailure } from "~/ui/head/describe-failure";
import { readSite } from "~/ui/head/read-site";

export { FormErrorBoundary as ErrorBoundary } from "./form-error-boundary";

/** Remix asks only routes down to the boundary for the head of a page that fails. */
export const meta: MetaFunction = ({ error, matches }) =>
  error ? describeFailure(error, readSite(matches)) : [];

export default function CollectionsLayout() {
  return (
    <main id="content" className="page-width" tabIndex={-1}>
      <Outlet />
    </main>
  );
}
