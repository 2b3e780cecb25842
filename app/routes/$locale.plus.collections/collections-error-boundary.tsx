import { FormErrorBoundary, useErrorBody } from "~/ui/rejected-form/form-error-boundary";
import { NoticePage, readNotice } from "./notice-page";

/** Also explains why a collection cannot be shown, with the text that was typed for it. */
export function CollectionsErrorBoundary() {
  const notice = readNotice(useErrorBody());
  if (!notice) return <FormErrorBoundary />;
  return (
    <main id="content" className="page-width" tabIndex={-1}>
      <NoticePage {...notice} />
    </main>
  );
}
