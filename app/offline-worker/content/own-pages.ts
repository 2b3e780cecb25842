const CACHE = "mdn-own-1";
/** Pages of the reader that are readable without a network. */
const OWN_PAGES = /^\/[\w-]+\/plus\/collections(?:\/(?!new$|save$)[\w-]+)?\/?$/;
/** Limit, because each is requested after an update. */
const MOST_PAGES = 100;
const LINK = /href="(\/[\w-]+\/plus\/collections\/[\w-]+)"/g;

export interface OwnPagesOptions {
  caches: CacheStorage;
  fetch(url: string, init: RequestInit): Promise<Response>;
}

/**
 * Pages of the signed-in reader: their collections and the pages that they view most. They are
 * copies of the server's answers, and signing out removes them with all caches.
 */
export function createOwnPages({ caches, fetch }: OwnPagesOptions) {
  async function keep(url: string, response: Response): Promise<void> {
    const isPage = response.headers.get("Content-Type")?.startsWith("text/html") === true;
    if (isOwnPage(url) && response.ok && !response.redirected && isPage)
      await (await caches.open(CACHE)).put(url, response.clone());
  }

  async function load(url: string): Promise<string> {
    // It leads to the sign-in when there is no session, and only the reader begins one.
    const response = await fetch(url, { redirect: "manual" });
    await keep(url, response);
    return response.ok ? response.text() : "";
  }

  return {
    keep,
    name: CACHE,
    async find(url: string): Promise<Response | undefined> {
      return isOwnPage(url) ? (await caches.open(CACHE)).match(url) : undefined;
    },
    /** Stores the list of collections and each of them. */
    async loadAll(origin: string, locale: string): Promise<void> {
      const list = await load(`${origin}/${locale}/plus/collections`);
      const pages = new Set([...list.matchAll(LINK)].map(([, path = ""]) => path));
      for (const path of [...pages].slice(0, MOST_PAGES))
        if (isOwnPage(origin + path)) await load(origin + path);
    },
  };
}

function isOwnPage(url: string): boolean {
  return OWN_PAGES.test(new URL(url).pathname);
}
