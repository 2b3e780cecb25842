import {
  PAGE_DATA_ID,
  HYDRATION_DATA_ID,
  type HydrationData,
} from "~/domain/site/hydration-data";

/** What the server wrote at the end of the body; null on a page that React is not to take over. */
export function readHydrationData(): HydrationData | null {
  const json = findText(HYDRATION_DATA_ID);
  return json === null ? null : (JSON.parse(json) as HydrationData);
}

/** The data of the page's loaders, as the router reads it. */
export function openPageData(): ReadableStream<Uint8Array> {
  const { body } = new Response(findText(PAGE_DATA_ID) ?? "");
  if (!body) throw new Error("The page has no data");
  return body;
}

/** Only the page itself puts scripts right below its body: articles are deeper. */
function findText(id: string): string | null {
  return document.querySelector(`body > script#${id}`)?.textContent ?? null;
}
