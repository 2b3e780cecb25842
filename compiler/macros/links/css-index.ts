import type { Page } from "../../core/page";
import { createNameIndex } from "../name-index";

const PREFIX = "Web/CSS/Reference/";
type CssArea = "Properties" | "Values" | "Selectors" | "At-rules";

/** Pages of an area by lower-cased full name, and by short names. */
interface AreaIndex {
  exact: Map<string, Page>;
  aliases: Map<string, Page>;
}

type CssIndex = Readonly<Record<CssArea, AreaIndex>>;

/**
 * Finds a page. The notation of the name decides in which areas and under which names to look.
 */
export const findCssPage = createNameIndex({
  prefix: PREFIX,
  build: buildCssIndex,
  find: findPage,
  toName: trimCssMarks,
});

/** Names that mean a type when they have no marks, although a function shares the name. */
const TYPES_BEFORE_FUNCTIONS: ReadonlySet<string> = new Set(["url"]);

function findPage(index: CssIndex, written: string): Page | null {
  const name = trimCssMarks(written).toLowerCase();
  const isCall = written.endsWith("()");
  const names = listPageNames(name, isCall);
  for (const kind of ["exact", "aliases"] as const) {
    for (const area of chooseAreas(written, isCall)) {
      for (const key of names) {
        const page = index[area][kind].get(key);
        if (page) return page;
      }
    }
  }
  return null;
}

function listPageNames(name: string, isCall: boolean): readonly string[] {
  if (isCall) return [`${name}_function`, name];
  return TYPES_BEFORE_FUNCTIONS.has(name) ? [`${name}_value`, name] : [name];
}

/** `<length>` → `length`, `calc()` → `calc`. */
export function trimCssMarks(written: string): string {
  return written.replace(/^<(.*)>$/s, "$1").replace(/\(\)$/, "");
}

function chooseAreas(written: string, isCall: boolean): readonly CssArea[] {
  if (written.startsWith("<")) return ["Values"];
  if (written.startsWith(":")) return ["Selectors"];
  if (written.startsWith("@")) return ["At-rules"];
  return isCall ? ["Values"] : ["Properties", "Values", "Selectors"];
}

function buildCssIndex(pages: readonly Page[]): CssIndex {
  const build = (area: CssArea) => buildArea(pages, `${PREFIX}${area}/`);
  return {
    Properties: build("Properties"),
    Values: build("Values"),
    Selectors: build("Selectors"),
    "At-rules": build("At-rules"),
  };
}

function buildArea(pages: readonly Page[], prefix: string): AreaIndex {
  const index: AreaIndex = { exact: new Map(), aliases: new Map() };
  for (const page of pages) {
    if (!page.slug.startsWith(prefix)) continue;
    const path = page.slug.slice(prefix.length).toLowerCase();
    index.exact.set(path, page);
    for (const alias of listAliases(path)) keepShortest(index.aliases, alias, page);
  }
  return index;
}

function listAliases(path: string): string[] {
  const last = path.slice(path.lastIndexOf("/") + 1);
  return [path, last].map((name) => name.replace(/_(?:value|function)$/, ""));
}

/** Gives a short name to the page nearest to the root. */
function keepShortest(aliases: Map<string, Page>, alias: string, page: Page): void {
  const known = aliases.get(alias);
  if (!known || page.slug.split("/").length < known.slug.split("/").length)
    aliases.set(alias, page);
}
