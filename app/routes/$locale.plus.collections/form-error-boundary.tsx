import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import { ErrorBoundaryScreen } from "~/ui/error-screen/error-boundary";
import { ForeignFormPage, readForeignForm } from "./foreign-form-page";
import { InterruptedPage, readInterruptedForm } from "./interrupted-page";
import { NoticePage, readNotice } from "./notice-page";

/**
 * Error boundary of pages with account forms; keeps the text of a form that was not
 * processed.
 */
export function FormErrorBoundary() {
  const error = useRouteError();
  const body: unknown = isRouteErrorResponse(error) ? error.data : null;
  const interrupted = readInterruptedForm(body);
  const foreign = readForeignForm(body);
  const notice = readNotice(body);
  return (
    <main id="content" className="page-width" tabIndex={-1}>
      {interrupted && <InterruptedPage {...interrupted} />}
      {foreign && <ForeignFormPage {...foreign} />}
      {notice && <NoticePage {...notice} />}
      {!interrupted && !foreign && !notice && <ErrorBoundaryScreen />}
    </main>
  );
}
