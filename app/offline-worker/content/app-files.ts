const PREFIX = "mdn-app-";
/** Files that are requested at once. */
const AT_ONCE = 6;

export interface AppFilesOptions {
  caches: CacheStorage;
  fetch(url: string, init?: RequestInit): Promise<Response>;
  build: string;
}

/**
 * The files of the site's release: style sheets, scripts and fonts of the pages that the worker makes, and the
 * pages that list what is kept, for readers who have no package yet.
 */
export function createAppFiles({ caches, fetch, build }: AppFilesOptions) {
  const name = PREFIX + build;
  return {
    /** Stores the files of the release that are missing. Throws when the server has another one by now. */
    async install(): Promise<void> {
      const list = (await (await fetch("/asset-manifest.json")).json()) as {
        build: string;
        files: Record<string, string>;
        lists: string[];
        empty: string[];
      };
      if (list.build !== build) throw new Error("the server has another release by now");
      const cache = await caches.open(name);
      const headers = { "Content-Type": "text/javascript" };
      // The router imports them too; their content is known without a request.
      for (const file of list.empty) await cache.put(file, new Response("", { headers }));
      const files = [...Object.values(list.files), ...list.lists];
      for (let at = 0; at < files.length; at += AT_ONCE)
        await Promise.all(
          files.slice(at, at + AT_ONCE).map(async (file) => {
            if (await cache.match(file, { ignoreVary: true })) return;
            const isList = list.lists.includes(file);
            // Shown to whoever reads, and must not take a message that waits for this reader.
            const init = isList ? ({ credentials: "omit" } as const) : {};
            const response = await fetch(file, init);
            if (response.ok) await cache.put(file, response);
            // A site behind a password refuses the lists, and has all else.
            else if (!isList)
              throw new Error(`${file} was answered with ${response.status}`);
          }),
        );
    },
    async find(url: string): Promise<Response | undefined> {
      return (await caches.open(name)).match(url, { ignoreVary: true });
    },
    isOld: (other: string) => other.startsWith(PREFIX) && other !== name,
  };
}
