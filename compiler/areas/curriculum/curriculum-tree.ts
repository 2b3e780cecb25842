import type { AreaSidebarItem } from "~/domain/areas/area-doc";
import type {
  CurriculumLink,
  CurriculumModule,
  CurriculumTemplate,
  CurriculumTopic,
} from "~/domain/areas/curriculum";
import { toModule } from "./to-module";

/** The facts about a page that other pages of the curriculum show. */
export interface CurriculumEntry {
  /** Path below `curriculum/` in the address; empty for the landing page. */
  slug: string;
  /** The address that links use. */
  url: string;
  /** Its code stands in backticks. */
  heading: string;
  /** Plain text. */
  title: string;
  summary: string | undefined;
  template: CurriculumTemplate;
  topic: CurriculumTopic | undefined;
}

/** The hierarchy of the pages; `entries` are in file order. */
export interface CurriculumTree {
  sidebar: AreaSidebarItem[];
  listModules(entry: CurriculumEntry): CurriculumModule[];
  findGroup(entry: CurriculumEntry): string | undefined;
  getPrevNext(entry: CurriculumEntry): { prev?: CurriculumLink; next?: CurriculumLink };
  /** Lists the pages above, the landing page first. */
  listAncestors(entry: CurriculumEntry): CurriculumEntry[];
}

const IS_GROUP = /modules$/i;

export function createCurriculumTree(
  entries: readonly CurriculumEntry[],
): CurriculumTree {
  const bySlug = new Map(entries.map((entry) => [entry.slug, entry]));
  const pages = entries.filter(({ slug }) => slug !== "");
  const findParent = (entry: CurriculumEntry) => findAbove(entry.slug, bySlug);
  const listChildren = (parent: CurriculumEntry | null) =>
    pages.filter((page) => findParent(page) === parent);
  const toModules = (list: readonly CurriculumEntry[]): CurriculumModule[] =>
    list.map((entry) => ({
      ...toModule(entry),
      ...ifAny("children", listChildren(entry).map(toModule)),
    }));
  return {
    sidebar: toSidebar(listChildren(null), listChildren),
    listModules(entry) {
      if (entry.template === "overview") return toModules(listChildren(entry));
      const groups = listChildren(null).filter(({ template }) => template === "overview");
      return entry.template === "landing" ? toModules(groups) : [];
    },
    findGroup(entry) {
      const title = findParent(entry)?.title;
      return title !== undefined && IS_GROUP.test(title) ? title : undefined;
    },
    getPrevNext: (entry) => getNeighbours(entry, pages),
    listAncestors(entry) {
      const parent = findParent(entry);
      const above = parent ? [...this.listAncestors(parent), parent] : [];
      const landing = bySlug.get("");
      return !parent && landing && landing !== entry ? [landing] : above;
    },
  };
}

/**
 * Returns null at the top level: the landing page is an ancestor of all pages but not their
 * parent.
 */
function findAbove(
  slug: string,
  bySlug: ReadonlyMap<string, CurriculumEntry>,
): CurriculumEntry | null {
  const end = slug.lastIndexOf("/");
  if (end === -1) return null;
  const parent = slug.slice(0, end);
  return bySlug.get(parent) ?? findAbove(parent, bySlug);
}

function toSidebar(
  entries: readonly CurriculumEntry[],
  listChildren: (entry: CurriculumEntry) => CurriculumEntry[],
): AreaSidebarItem[] {
  return entries.map((entry) => ({
    url: entry.url,
    title: entry.title,
    slug: entry.slug,
    ...ifAny("children", toSidebar(listChildren(entry), listChildren)),
  }));
}

function getNeighbours(entry: CurriculumEntry, pages: readonly CurriculumEntry[]) {
  const index = pages.indexOf(entry);
  if (index === -1) return {};
  const prev = pages[index - 1];
  const next = pages[index + 1];
  return { ...(prev && { prev: toLink(prev) }), ...(next && { next: toLink(next) }) };
}

function toLink({ url, title }: CurriculumEntry): CurriculumLink {
  return { url, title };
}

function ifAny<Item>(name: "children", items: Item[]): { children?: Item[] } {
  return items.length > 0 ? { [name]: items } : {};
}
