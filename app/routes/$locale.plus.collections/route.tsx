import { Outlet } from "@remix-run/react";
import type { PageHandle } from "~/domain/page-handle";

export { FormErrorBoundary as ErrorBoundary } from "./form-error-boundary";

export const handle = { hydrate: "at-once" } satisfies PageHandle;

export default function CollectionsLayout() {
  return (
    <main id="content" className="page-width" tabIndex={-1}>
      <Outlet />
    </main>
  );
}
