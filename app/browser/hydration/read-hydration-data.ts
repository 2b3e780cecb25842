import {
  PAGE_DATA_ID,
  HYDRATION_DATA_ID,
  type HydrationData,
} from "~/domain/site/hydration-data";

/** Hydration data from the end of the body; null on a page that is not hydrated. */
export function readHydrationData(): HydrationData | null {
  const json = findText(HYDRATION_DATA_ID);
  return json === null ? null : (JSON.parse(json) as HydrationData);
}

/** Loader data as a stream, as the router expects it. */
export function openPageData(): ReadableStream<Uint8Array> {
  const { body } = new Response(findText(PAGE_DATA_ID) ?? "");
  if (!body) throw new Error("The page has no loader data");
  return body;
}

/** Only direct children of the body, because articles cannot place scripts there. */
function findText(id: string): string | null {
  return document.querySelector(`body > script#${id}`)?.textContent ?? null;
}
