import { Outlet, useRouteLoaderData } from "@remix-run/react";
import type { loader as rootLoader } from "~/root";
import { SiteFrame } from "~/ui/site-frame/site-frame";

export { SiteErrorBoundary as ErrorBoundary } from "~/routes/$locale/site-error-boundary";

/** Frame of the sign-in pages. */
export default function UsersLayout() {
  const root = useRouteLoaderData<typeof rootLoader>("root");
  // The root's boundary shows the page when its loader failed.
  if (!root) return null;
  return (
    <SiteFrame
      site={root.site}
      area={root.area}
      account={root.account}
      flash={root.flash}
      hasLanguageMenu={false}
    >
      <Outlet />
    </SiteFrame>
  );
}
