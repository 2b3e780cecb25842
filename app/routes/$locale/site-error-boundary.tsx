import { useRouteLoaderData } from "@remix-run/react";
import type { loader as rootLoader } from "~/root";
import { SiteFrame } from "~/ui/site-frame/site-frame";
import { PageErrorBoundary } from "~/ui/error-screen/page-error-boundary";

/**
 * Error boundary of a route that renders the site's frame itself. Remix runs only the
 * loaders above a boundary when an action is missing or throws, so that the root's own
 * boundary has no data about the site.
 */
export function SiteErrorBoundary() {
  const root = useRouteLoaderData<typeof rootLoader>("root");
  if (!root) return null;
  return (
    <SiteFrame
      site={root.site}
      area={root.area}
      account={root.account}
      flash={null}
      hasLanguageMenu={false}
    >
      <PageErrorBoundary />
    </SiteFrame>
  );
}
