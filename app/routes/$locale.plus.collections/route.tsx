import { isRouteErrorResponse, Outlet, useRouteError } from "@remix-run/react";
import { loadTextPart } from "~/l10n/load-interface-text";
import { ErrorBoundaryScreen } from "~/ui/error-screen/error-boundary";
import { readInterruptedForm, SignedOutPage } from "./signed-out-page";

export const handle = { kind: "app" } as const;

/** Nothing of its own; without it Remix would run the other one before it shows the page. */
export function loader() {
  return null;
}

/** Only when the browser goes back to here from a page that was loaded without these texts. */
export async function clientLoader() {
  await loadTextPart("collections");
  return null;
}

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
      {interrupted ? <SignedOutPage {...interrupted} /> : <ErrorBoundaryScreen />}
    </main>
  );
}
