import { MENU } from "../navigation/menu-entries";

const SLUGS: readonly string[] = MENU.flatMap((part) =>
  "entries" in part
    ? [part.home, ...part.entries.map(({ target }) => target)].flatMap((target) =>
        target && "slug" in target ? [target.slug] : [],
      )
    : [],
);

/**
 * The documents of the menu that a document stands below, which decide what the menu marks. Null
 * when it is one of them itself.
 */
export function findMenuPlace(path: string): string[] | null {
  const slug = path.replace(/^\/[^/]+\/docs\//, "");
  if (SLUGS.includes(slug)) return null;
  return [...new Set(SLUGS.filter((each) => slug.startsWith(`${each}/`)))];
}
