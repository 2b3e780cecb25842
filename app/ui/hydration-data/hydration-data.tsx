import { createContext, useContext } from "react";
import { PAGE_DATA_ID, HYDRATION_DATA_ID } from "~/domain/site/hydration-data";
import { useLocale } from "~/l10n/locale-context";
import { toTextFile } from "~/l10n/text-file";

/** The end of a page, as the server writes it (create-hydration-data). */
export interface HydrationTexts {
  /** Address of the module that starts the page. */
  entry: string;
  /** JSON of a StartData. */
  start: string;
  /** Loader data in the format of the router; null on a page that stays without it. */
  data: string | null;
}

/** Empty in the browser, where all of it stands in the page. */
export const HydrationContext = createContext<HydrationTexts>({
  entry: "",
  start: "",
  data: "",
});

/**
 * After style sheets and fonts, because the page is read without it: the first paint on a slow network comes
 * 0.1 to 0.2 s earlier. React 18 knows the attribute in lower case alone, and its types don't.
 */
const LAST = { fetchpriority: "low" };

/**
 * Instead of Remix's own scripts, which load React at once: one small module, the texts that it loads first, and two
 * elements that no browser runs. They have nothing to allow by a nonce or a hash.
 */
export function HydrationScripts() {
  const { entry, start, data } = useContext(HydrationContext);
  const { locale } = useLocale();
  return (
    <>
      <InertText id={HYDRATION_DATA_ID} type="application/json" text={start} />
      {data !== null && <InertText id={PAGE_DATA_ID} type="text/plain" text={data} />}
      <script type="module" src={entry} {...LAST} suppressHydrationWarning />
      <link rel="modulepreload" href={toTextFile("start", locale)} {...LAST} />
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
