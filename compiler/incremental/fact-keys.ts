/** Names of the facts that a page can depend on. Every argument is a key by urlKey. */
export const factKeys = {
  /** What is known of the page at a URL, or that there is none; also where the URL moved. */
  page: (url: string) => `page ${url}`,
  /** The text of a page. */
  body: (url: string) => `body ${url}`,
  /** The pages directly below one, with their facts. */
  children: (url: string) => `children ${url}`,
  /** The pages anywhere below one, with their facts. */
  descendants: (url: string) => `descendants ${url}`,
  /** The pages of one slug in all locales. */
  translations: (slug: string) => `translations ${slug}`,
  /** Which pages there are below a slug prefix, and of what type. */
  index: (prefix: string) => `index ${prefix}`,
  /** Whether blog, curriculum or another area has a page at a path. */
  area: (path: string) => `area ${path}`,
  /** The files in a folder on disk. */
  folder: (path: string) => `folder ${path}`,
} as const;

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/**
 * FNV-1a in 32 bits. Two facts that share a hash make a page be rendered once too often, never
 * too seldom.
 */
export function hashKey(key: string): number {
  let hash = FNV_OFFSET;
  for (let index = 0; index < key.length; index++)
    hash = Math.imul(hash ^ key.charCodeAt(index), FNV_PRIME);
  return hash >>> 0;
}
