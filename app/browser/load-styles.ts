/** Links in an article, as ui/article-styles writes them. */
const LINK = /<link rel="stylesheet" href="([^"]+)"/g;

const loading = new Map<string, Promise<void>>();

/** Lists the style sheets that an article's HTML links. */
export function listStyles(html: string): string[] {
  return Array.from(html.matchAll(LINK), ([, url = ""]) => url);
}

/**
 * Loads style sheets of the next article before it is shown; they stay for later ones. Rejects when one
 * can't be loaded.
 */
export async function loadStyles(urls: readonly string[]): Promise<void> {
  await Promise.all(urls.map(loadOnce));
}

function loadOnce(url: string): Promise<void> {
  const known = loading.get(url);
  if (known) return known;
  const isThere = document.head.querySelector(`link[href="${CSS.escape(url)}"]`) !== null;
  const loaded = isThere ? Promise.resolve() : load(url);
  loading.set(url, loaded);
  loaded.catch(() => loading.delete(url));
  return loaded;
}

function load(url: string): Promise<void> {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = url;
  return new Promise((resolve, reject) => {
    link.onload = () => {
      resolve();
    };
    link.onerror = () => {
      link.remove();
      reject(new Error(`${url} could not be loaded`));
    };
    document.head.append(link);
  });
}
