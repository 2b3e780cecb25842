import type { Locale } from "~/domain/locales/locale";
import { getOrCreate } from "~/domain/text/get-or-create";
import { findOwn } from "~/domain/text/find-own";
import { memoizeByObject } from "../../core/memoize";
import type { Page } from "../../core/page";
import type { Site } from "../../core/site";
import { findApiPage, toApiPath } from "../../macros/links/api-index";
import { findCssPage } from "../../macros/links/css-index";
import { findJsPage, toJsPath } from "../../macros/links/jsxref";
import { listSectionPages } from "./page-search";

/** The pages that a macro's argument names. */
interface NamedPages {
  /** Slug of the folder above them. */
  folder: string;
  /** Writes a page's name as authors do, from its path below the folder. */
  toName?: (path: string, page: Page) => string;
  /** Finds the page of a name where the macro does; unset: a name is the path. */
  find?: (site: Site, locale: Locale, name: string) => Page | null;
}

const HTTP = "Web/HTTP/Reference";
const SLUGS: NamedPages = { folder: "" };
const toDots = (path: string): string => path.replaceAll("/", ".");

const BY_MACRO: Readonly<Record<string, NamedPages>> = {
  cssxref: {
    folder: "Web/CSS/Reference",
    toName: toCssName,
    find: (site, locale, name) =>
      findCssPage(site, locale, name.replace(/^&lt;(.*)&gt;$/, "<$1>")),
  },
  jsxref: {
    folder: "Web/JavaScript/Reference",
    toName: toJsName,
    find: (site, locale, name) => findJsPage(site, locale, toJsPath(name)),
  },
  domxref: {
    folder: "Web/API",
    toName: toApiName,
    find: (site, locale, name) => findApiPage(site, locale, toApiPath(name)),
  },
  htmlelement: { folder: "Web/HTML/Reference/Elements" },
  svgelement: { folder: "Web/SVG/Reference/Element" },
  svgattr: { folder: "Web/SVG/Reference/Attribute" },
  mathmlelement: { folder: "Web/MathML/Reference/Element" },
  httpheader: { folder: `${HTTP}/Headers` },
  httpstatus: { folder: `${HTTP}/Status` },
  httpmethod: { folder: `${HTTP}/Methods` },
  csp: { folder: `${HTTP}/Headers/Content-Security-Policy` },
  webextapiref: { folder: "Mozilla/Add-ons/WebExtensions/API", toName: toDots },
  glossary: { folder: "Glossary", toName: (path) => path.replaceAll("_", " ") },
  ...Object.fromEntries(
    [
      "previousmenunext",
      "previousnext",
      "previousmenu",
      "nextmenu",
      "previous",
      "next",
    ].map((name) => [name, SLUGS]),
  ),
};
export interface NamedPage {
  name: string;
  page: Page;
}

/** True for a macro whose first argument names the page that it links to. */
export function linksToPage(macro: string): boolean {
  return findNamedPages({ macro, index: 0 }) !== null;
}

interface MacroPlace {
  macro: string;
  /** Number of the argument. */
  index: number;
}

/** Lists the names that an argument of a macro may have; empty for an argument that names no page. */
export function listArgumentNames(
  site: Site,
  locale: Locale,
  place: MacroPlace,
): NamedPage[] {
  const named = findNamedPages(place);
  if (!named) return [];
  const { folder, toName } = named;
  return getOrCreate(openNames(site.pages), `${locale} ${folder}`, () =>
    listSectionPages(site, locale, folder).map((page) => {
      const path = toPath(page, named);
      return { page, name: toName?.(path, page) ?? path };
    }),
  );
}

/** Returns the name if the macro finds the page by it, else the path, which is never ambiguous. */
export function toSafeName(
  site: Site,
  locale: Locale,
  { name, page, ...place }: NamedPage & MacroPlace,
): string {
  const named = findNamedPages(place);
  const isOfPage = !named?.find || named.find(site, locale, name)?.slug === page.slug;
  return isOfPage ? name : toPath(page, named);
}

/** Kept until the pages are read anew. */
const openNames = memoizeByObject(
  (_pages: readonly Page[]) => new Map<string, NamedPage[]>(),
);

function findNamedPages({ macro, index }: MacroPlace): NamedPages | null {
  const named = findOwn(BY_MACRO, macro.toLowerCase()) ?? null;
  return index > 0 && named !== SLUGS ? null : named;
}

function toPath({ slug }: Page, { folder }: NamedPages): string {
  return folder === "" ? slug : slug.slice(folder.length + 1);
}

function toCssName(path: string, { pageType }: Page): string {
  const leaf = path.slice(path.indexOf("/") + 1);
  const last = leaf.slice(leaf.lastIndexOf("/") + 1);
  if (pageType === "css-function") return `${last.replace(/_function$/, "")}()`;
  if (pageType === "css-type") return `&lt;${last.replace(/_value$/, "")}&gt;`;
  return leaf;
}

function toJsName(path: string, { pageType }: Page): string {
  const name = path.replace(/^(?:Global_Objects|Operators|Statements)\//, "");
  const [owner, member, ...rest] = name.split("/");
  if (member === undefined || rest.length > 0) return name;
  if (pageType.startsWith("javascript-instance-"))
    return `${owner ?? ""}.prototype.${member}${pageType.endsWith("method") ? "()" : ""}`;
  if (pageType.startsWith("javascript-static-"))
    return `${owner ?? ""}.${member}${pageType.endsWith("method") ? "()" : ""}`;
  return name;
}

function toApiName(path: string, { pageType }: Page): string {
  if (pageType === "web-api-event" || !pageType.startsWith("web-api-")) return path;
  const name = toDots(path.replace(/_static$/, ""));
  return pageType.endsWith("method") ? `${name}()` : name;
}
