import type { KeptPages, KeptRecord } from "./kept-pages";

/** Documents and home pages: their query and the case of their letters name no other page. */
const SAME_PAGE = /^\/[\w-]+(?:\/docs\/.*)?$/;

/** The kept page that an address means with a query, a final slash or letters of another case. */
export async function findOtherSpelling(
  kept: Pick<KeptPages, "list">,
  url: string,
): Promise<KeptRecord | undefined> {
  const key = toKey(url);
  if (!SAME_PAGE.test(key)) return undefined;
  return (await kept.list()).find((page) => toKey(page.url) === key);
}

function toKey(url: string): string {
  return new URL(url).pathname.replace(/\/$/, "").toLowerCase();
}
