import {
  PAGE_DATA_ID,
  HYDRATION_DATA_ID,
  type StartData,
} from "~/domain/site/hydration-data";

/** Start of the page from the end of its body; null on a page that is not one of the router's. */
export function readHydrationData(): StartData | null {
  const json = findText(HYDRATION_DATA_ID);
  return json === null ? null : (JSON.parse(json) as StartData);
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
