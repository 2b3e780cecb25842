import { parse, serialize, type DefaultTreeAdapterTypes as Tree } from "parse5";
import { findOwn } from "~/domain/text/find-own";
import { mapSourceSet } from "../../core/source-set";
import { decodePath } from "../../core/urls";

export interface StaticPageOptions {
  /** Path of the page on the server: `/en-US/docs/Web`. */
  path: string;
  /** Paths of the pages that are written too; look-ups ignore case. */
  isIncluded: (path: string) => boolean;
  /** Origin of the public site, where links to all other pages lead. */
  publicOrigin: string;
}

export interface StaticPage {
  html: string;
  /** Paths on the server, with their queries, of the files that the page shows. */
  resources: string[];
}

/** Attributes that load a file, by element. */
const LOADED: Readonly<Record<string, readonly string[]>> = {
  img: ["src", "srcset"],
  source: ["src", "srcset"],
  video: ["src", "poster"],
  audio: ["src"],
  track: ["src"],
  iframe: ["src"],
  link: ["href"],
};
const LOCAL = /^\/(?!\/)/;
/** Kinds of links that load a file. */
const LOADED_LINKS = /^(?:stylesheet|icon|shortcut icon|apple-touch-icon)$/;

/**
 * Turns a served page into a file that any static host can serve from any folder: addresses
 * become relative, links to other pages lead to the public site, and scripts go, because pages
 * work without them.
 */
export function toStaticHtml(html: string, options: StaticPageOptions): StaticPage {
  const document = parse(html);
  const resources = new Set<string>();
  visit(document, (element) => {
    if (element.tagName === "script" || isPreload(element)) return false;
    if (
      element.tagName === "a" ||
      element.tagName === "area" ||
      element.tagName === "form"
    )
      rewriteLink(element, options);
    else rewriteFile(element, options, resources);
    return true;
  });
  return { html: serialize(document), resources: [...resources] };
}

/** Returns the file of a path below the folder of the preview. */
export function toStaticFile(path: string): string {
  const [place = "", query = ""] = path.split("?");
  const clean = decodePath(place)
    .replace(/^\/+/, "")
    .replace(/[:*?"<>|\\]/g, "_");
  if (query === "") return clean;
  const tag = query.replace(/[^\w-]+/g, "_").slice(0, 80);
  return clean.replace(/(\.[^./]+)?$/, (ending) => `_${tag}${ending || ".html"}`);
}

/** Returns the file of a page. */
export function toPageFile(path: string): string {
  return `${toStaticFile(path)}/index.html`;
}

/** Visits elements below a node; drops those for which `keep` is false. */
function visit(node: Tree.ParentNode, keep: (element: Tree.Element) => boolean): void {
  node.childNodes = node.childNodes.filter(
    (child) => !("tagName" in child) || keep(child),
  );
  for (const child of node.childNodes) if ("childNodes" in child) visit(child, keep);
}

function isPreload(element: Tree.Element): boolean {
  const rel =
    element.tagName === "link" ? findAttribute(element, "rel")?.value : undefined;
  return /^(?:modulepreload|preload|prefetch|manifest|alternate)$/.test(rel ?? "");
}

function findAttribute(element: Tree.Element, name: string) {
  return element.attrs.find((attribute) => attribute.name === name);
}

function rewriteLink(element: Tree.Element, options: StaticPageOptions): void {
  const attribute = findAttribute(
    element,
    element.tagName === "form" ? "action" : "href",
  );
  if (!attribute || !LOCAL.test(attribute.value)) return;
  const [, path = "", rest = ""] = /^([^?#]*)(.*)$/s.exec(attribute.value) ?? [];
  const decoded = decodePath(path);
  const isOwn = element.tagName !== "form" && options.isIncluded(decoded);
  attribute.value = isOwn
    ? toRelative(options.path, toPageFile(path)) + rest.replace(/^\?[^#]*/, "")
    : options.publicOrigin + attribute.value;
}

function rewriteFile(
  element: Tree.Element,
  options: StaticPageOptions,
  resources: Set<string>,
): void {
  const rel = findAttribute(element, "rel")?.value ?? "";
  const isElsewhere = element.tagName === "link" && !LOADED_LINKS.test(rel);
  const toAddress = (address: string): string => {
    if (!LOCAL.test(address)) return address;
    if (isElsewhere) return options.publicOrigin + address;
    const [path = "", hash] = address.split("#");
    resources.add(path);
    const file = toRelative(options.path, toStaticFile(path));
    return file + (hash === undefined ? "" : `#${hash}`);
  };
  for (const name of findOwn(LOADED, element.tagName) ?? []) {
    const attribute = findAttribute(element, name);
    if (!attribute) continue;
    const { value } = attribute;
    attribute.value =
      name === "srcset" ? mapSourceSet(value, toAddress) : toAddress(value);
  }
}

/** A page lies in a folder of its own, so that it is as deep as its path has parts. */
function toRelative(path: string, file: string): string {
  const depth = toStaticFile(path).split("/").length;
  return "../".repeat(depth) + file.split("/").map(encodeURIComponent).join("/");
}

/** Lists the files that a style sheet loads, and makes its addresses relative. */
export function toStaticCss(
  css: string,
  path: string,
): { css: string; resources: string[] } {
  const resources = new Set<string>();
  const depth = toStaticFile(path).split("/").length - 1;
  const relative = css.replace(
    /url\((["']?)(\/(?!\/)[^"')]+)\1\)/g,
    (_, quote: string, url: string) => {
      const [file = "", hash] = url.split("#");
      resources.add(file);
      const place = "../".repeat(depth) + toStaticFile(file);
      return `url(${quote}${place}${hash === undefined ? "" : `#${hash}`}${quote})`;
    },
  );
  return { css: relative, resources: [...resources] };
}
