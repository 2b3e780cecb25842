import { createContext, useContext } from "react";
import { PAGE_DATA_ID, PAGE_START_ID } from "~/domain/site/page-start";

/** The end of a page, as the server writes it (create-page-start). */
export interface PageStartTexts {
  /** Address of the module that starts the page. */
  entry: string;
  /** JSON of a PageStart. */
  start: string;
  /** What the loaders gave, as the router reads it. */
  data: string;
}

/** Empty in the browser, where all of it stands in the page. */
export const PageStartContext = createContext<PageStartTexts>({
  entry: "",
  start: "",
  data: "",
});

/**
 * Instead of Remix's own scripts, which load React at once: one small module, and two elements
 * that no browser runs. They have nothing to allow by a nonce or a hash.
 */
export function PageStartScripts() {
  const { entry, start, data } = useContext(PageStartContext);
  return (
    <>
      <InertText id={PAGE_START_ID} type="application/json" text={start} />
      <InertText id={PAGE_DATA_ID} type="text/plain" text={data} />
      <script type="module" src={entry} suppressHydrationWarning />
    </>
  );
}

function InertText({ id, type, text }: { id: string; type: string; text: string }) {
  return (
    <script
      id={id}
      type={type}
      dangerouslySetInnerHTML={{ __html: text }}
      suppressHydrationWarning
    />
  );
}
