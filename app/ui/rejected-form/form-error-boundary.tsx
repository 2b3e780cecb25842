import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import { ErrorBoundaryScreen } from "~/ui/error-screen/error-boundary";
import {
  ForeignFormPage,
  readForeignForm,
  InterruptedPage,
  readInterruptedForm,
} from "./rejected-form-pages";

/**
 * Error boundary of pages with account forms; keeps the text of a form that was not
 * processed.
 */
export function FormErrorBoundary() {
  const body = useErrorBody();
  const interrupted = readInterruptedForm(body);
  const foreign = readForeignForm(body);
  return (
    <main id="content" className="page-width" tabIndex={-1}>
      {interrupted && <InterruptedPage {...interrupted} />}
      {foreign && <ForeignFormPage {...foreign} />}
      {!interrupted && !foreign && <ErrorBoundaryScreen />}
    </main>
  );
}

/** Returns the data that a loader or action threw; null for other errors. */
export function useErrorBody(): unknown {
  const error = useRouteError();
  return isRouteErrorResponse(error) ? error.data : null;
}
