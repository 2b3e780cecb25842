import { ErrorBoundaryScreen } from "./error-boundary";

/** Error boundary of a page below a locale; the site's frame stays. */
export function PageErrorBoundary() {
  return (
    <main id="content" className="page-width" tabIndex={-1}>
      <ErrorBoundaryScreen />
    </main>
  );
}
