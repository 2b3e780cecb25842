import { useLoaderData } from "@remix-run/react";
import { GenericDocPage } from "./generic-doc-page";
import type { GenericDocData, loadGenericDoc } from "./load-generic-doc.server";

/** The screen of a route whose loader is `loadGenericDoc`. */
export function GenericDocScreen() {
  const page = useLoaderData<typeof loadGenericDoc>() as GenericDocData;
  // Named one by one: a spread would leave out what is not enumerable (ui/html-block).
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
