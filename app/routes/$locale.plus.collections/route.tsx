import {
  isRouteErrorResponse,
  Outlet,
  useRouteError,
  type MetaFunction,
} from "@remix-run/react";
import type { PageHandle } from "~/domain/page-handle";
import { describeFailure } from "~/ui/head/describe-failure";
import { ErrorBoundaryScreen } from "~/ui/error-screen/error-boundary";
import { readInterruptedForm, InterruptedPage } from "./interrupted-page";
import { NoticePage, readNotice } from "./notice-page";

export const handle = { hydrate: "at-once" } satisfies PageHandle;

/** Remix asks only routes down to the boundary for the head of a page that fails. */
export const meta: MetaFunction = ({ error }) => (error ? describeFailure(error) : []);

export default function CollectionsLayout() {
  return (
    <main id="content" className="page-width" tabIndex={-1}>
      <Outlet />
    </main>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  const body: unknown = isRouteErrorResponse(error) ? error.data : null;
  const interrupted = readInterruptedForm(body);
  const notice = readNotice(body);
  return (
    <main id="content" className="page-width" tabIndex={-1}>
      {interrupted && <InterruptedPage {...interrupted} />}
      {notice && <NoticePage {...notice} />}
      {!interrupted && !notice && <ErrorBoundaryScreen />}
    </main>
  );
}
