import type { ContentStore } from "~/content-store/content-store";
import { rememberPerStore } from "~/content-store/remember-per-store";
import type { Locale } from "~/domain/locales/locale";
import { listPages, readPageTree, type ListedPage, type PageNode } from "./page-tree";
import { planFiles, type ListFile } from "./plan-files";

/** Parts of a language's documentation, listed in its `llms.txt`. */
export interface LocalePlan {
  tree: PageNode;
  /** The first files of the areas. */
  areas: ListFile[];
  /** All files by path below `/{locale}/docs/`. */
  files: Map<string, ListFile>;
  /** Pages of areas that are too small for a file. */
  others: ListedPage[];
}

/** The branch whose own branches are the areas that readers know. */
const EXPANDED_SLUG = "Web";
/** Smaller areas are listed in the language's file. */
const MIN_AREA_PAGES = 4;
export interface PlanOptions {
  store: () => ContentStore;
  siteOrigin: string;
}

/** Plans each language once per store. */
export function createPlans({ store, siteOrigin }: PlanOptions) {
  const plan = rememberPerStore((current: ContentStore, locale: Locale) =>
    planLocale(readPageTree(locale, current, siteOrigin.length)),
  );
  return (locale: Locale): LocalePlan => plan(store(), locale);
}

function planLocale(tree: PageNode): LocalePlan {
  const nodes = tree.children.flatMap((node) =>
    node.slug === EXPANDED_SLUG ? node.children : [node],
  );
  const expanded = tree.children.find(({ slug }) => slug === EXPANDED_SLUG)?.page;
  const plans = nodes.filter(({ count }) => count >= MIN_AREA_PAGES).map(planFiles);
  const small = nodes.filter(({ count }) => count < MIN_AREA_PAGES);
  return {
    tree,
    areas: plans.flatMap(([first]) => first ?? []),
    files: new Map(plans.flat().map((file) => [file.path, file])),
    others: [...(expanded ? [expanded] : []), ...small.flatMap(listPages)],
  };
}
