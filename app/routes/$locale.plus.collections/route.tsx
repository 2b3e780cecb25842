import { Outlet, type MetaFunction } from "@remix-run/react";
import { describeFailure } from "~/ui/head/describe-failure";
import { readSite } from "~/ui/head/read-site";

export { CollectionsErrorBoundary as ErrorBoundary } from "./notice-page";

/** Remix calls `meta` only for routes down to the boundary that handles the error. */
export const meta: MetaFunction = ({ error, matches }) =>
  error ? describeFailure(error, readSite(matches)) : [];

export default function CollectionsLayout() {
  return (
    <main id="content" className="page-width" tabIndex={-1}>
      <Outlet />
    </main>
  );
}
