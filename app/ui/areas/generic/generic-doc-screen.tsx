import { useLoaderData } from "@remix-run/react";
import { GenericDocPage } from "./generic-doc-page";
import type { GenericDocData, loadGenericDoc } from "./load-generic-doc.server";

/** Screen of a route whose loader is `loadGenericDoc`. */
export function GenericDocScreen() {
  const page = useLoaderData<typeof loadGenericDoc>() as GenericDocData;
  // Read by name, because a spread drops these non-enumerable fields (ui/html-block).
  const { articleHtml, sidebarHtml } = page;
  return (
    <GenericDocPage
      key={page.url}
      {...page}
      articleHtml={articleHtml}
      sidebarHtml={sidebarHtml}
    />
  );
}
