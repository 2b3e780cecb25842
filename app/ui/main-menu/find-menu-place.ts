import { MENU } from "~/ui/navigation/menu-entries";

const SLUGS: readonly string[] = MENU.flatMap((part) =>
  "entries" in part
    ? [part.home, ...part.entries.map(({ target }) => target)].flatMap((target) =>
        target && "slug" in target ? [target.slug] : [],
      )
    : [],
);

/**
 * Key of what the menu marks for a page: pages with the same key have the same menu. Documents that
 * stand below the same documents of the menu have one key; any other page has its own path.
 */
export function findMenuPlace(path: string): string {
  const [, slug] = /^\/[^/]+\/docs\/(.+)$/.exec(path) ?? [];
  if (slug === undefined || SLUGS.includes(slug)) return path;
  return SLUGS.filter((each) => slug.startsWith(`${each}/`)).join(" ");
}
