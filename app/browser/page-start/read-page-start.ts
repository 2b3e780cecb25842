import { PAGE_DATA_ID, PAGE_START_ID, type PageStart } from "~/domain/site/page-start";

/** What the server wrote at the end of the body; null on a page that React is not to take over. */
export function readPageStart(): PageStart | null {
  const json = findText(PAGE_START_ID);
  return json === null ? null : (JSON.parse(json) as PageStart);
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
