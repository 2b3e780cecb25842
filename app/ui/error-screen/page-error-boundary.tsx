import { ErrorBoundaryScreen } from "./error-boundary";

/** The boundary of a page below a locale: the frame around it stays. */
export function PageErrorBoundary() {
  return (
    <main id="content" className="page-width" tabIndex={-1}>
      <ErrorBoundaryScreen />
    </main>
  );
}
