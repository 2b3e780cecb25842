import { isRouteErrorResponse, Outlet, useRouteError } from "@remix-run/react";
import type { PageHandle } from "~/domain/page-handle";
import { ErrorBoundaryScreen } from "~/ui/error-screen/error-boundary";
import { readInterruptedForm, InterruptedPage } from "./interrupted-page";

export const handle = { hydrate: "at-once" } satisfies PageHandle;

export default function CollectionsLayout() {
  return (
    <main id="content" className="page-width" tabIndex={-1}>
      <Outlet />
    </main>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  const interrupted = isRouteErrorResponse(error)
    ? readInterruptedForm(error.data)
    : null;
  return (
    <main id="content" className="page-width" tabIndex={-1}>
      {interrupted ? <InterruptedPage {...interrupted} /> : <ErrorBoundaryScreen />}
    </main>
  );
}
