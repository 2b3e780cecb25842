import { randomUUID } from "node:crypto";
import type { AppLoadContext, EntryContext } from "@remix-run/node";
import { LRUCache } from "lru-cache";
import { DOCUMENT_ROUTE } from "~/domain/site/document-routes";
import { escapeAttribute } from "~/domain/text/escape-html";
import type { HtmlPiece } from "~/ui/static-html/defer-html.server";

/** Some hundred pages: each has 5 to 15 thousand characters around its article and menus. */
const MAX_CHARACTERS = 4_000_000;

/** Texts of one request that stand in a page, by the name of the hole that is kept for each. */
export type OwnTexts = Readonly<Record<OwnName, string>>;
type OwnName = "avatarUrl" | "data" | "email" | "formOwner" | "incident";

const OWN_NAMES: readonly OwnName[] = [
  ...(["avatarUrl", "data", "email", "formOwner", "incident"] as const),
];
/** JSON of a script element, which the page has escaped already. */
const RAW: OwnName = "data";

// Random per process, so that no content can contain it.
const MARK = `own-${randomUUID()}-`;
/** React renders these in place of a request's own texts. */
export const HOLES: OwnTexts = Object.fromEntries(
  OWN_NAMES.map((name) => [name, `${MARK}${name}.`]),
) as Record<OwnName, string>;
const HOLE = new RegExp(`${MARK}(${OWN_NAMES.join("|")})\\.`);

type Part = string | { own: OwnName } | { field: HtmlField } | HtmlPiece;

/** A rendered page with holes. */
export interface Render {
  parts: readonly Part[];
  /** The HTML of loader data that stands in the parts themselves. */
  fixed: readonly { field: HtmlField; html: string | undefined }[];
  /** The page's Link header for its style sheets, fonts and twins. */
  links: string | null;
  /** CSP sources of its inline scripts. */
  scriptSources: Promise<readonly string[]>;
}

/** A page as React has rendered it, with holes in its texts. */
interface RenderedPage extends Pick<Render, "links" | "scriptSources"> {
  pieces: readonly HtmlPiece[];
}

/** HTML in loader data, which a page takes over as it is: `withHtml` hides it from serialization. */
interface HtmlField {
  route: string;
  name: string;
}

type LoaderData = EntryContext["staticHandlerContext"]["loaderData"];

const kept = new WeakMap<object, LRUCache<string, Render>>();

/** A page before its render. */
interface PageInputs {
  request: Request;
  remixContext: EntryContext;
  loadContext: AppLoadContext;
}

/**
 * Tells whether the page is a document that is the same for all readers: a whole page without an error, a
 * message, notices, or the source code of a developer.
 */
export function isKeepable({ remixContext, loadContext }: PageInputs): boolean {
  const { matches, statusCode, errors, actionData, loaderData } =
    remixContext.staticHandlerContext;
  const root = loaderData["root"] as { flash?: unknown } | undefined;
  return (
    matches.at(-1)?.route.id === DOCUMENT_ROUTE &&
    statusCode === 200 &&
    !errors &&
    !actionData &&
    root?.flash === null &&
    loadContext.notices === null &&
    !loadContext.isUserUnknown &&
    !("hmr" in remixContext.manifest)
  );
}

/**
 * Takes the render of the same page for another reader, or renders it. React's output depends on its
 * inputs alone: they are the key, and the fixed HTML is compared. Long HTML and the reader's own texts
 * are put into the holes of each page anew.
 */
export function renderOnce(
  manifest: object,
  { key, loaderData }: { key: string; loaderData: LoaderData },
  render: () => RenderedPage,
): Render {
  const renders = getRenders(manifest);
  const known = renders.get(key);
  if (known?.fixed.every(({ field, html }) => readField(loaderData, field) === html))
    return known;
  const made = cutHoles(render(), loaderData);
  renders.set(key, made);
  return made;
}

/** Cuts a page at its holes. */
export function cutHoles(
  { pieces, links, scriptSources }: RenderedPage,
  loaderData: LoaderData,
): Render {
  const fields = listHtmlFields(loaderData);
  const parts = pieces.flatMap((piece): Part[] => {
    if (!piece.isShared) return cutTexts(piece.html);
    const field = fields.find((each) => readField(loaderData, each) === piece.html);
    return [field ? { field } : piece];
  });
  const taken = new Set(
    parts.map((part) => isObject(part) && "field" in part && part.field),
  );
  const fixed = fields.filter((field) => !taken.has(field));
  return {
    parts,
    links,
    scriptSources,
    fixed: fixed.map((field) => ({ field, html: readField(loaderData, field) })),
  };
}

function getRenders(manifest: object): LRUCache<string, Render> {
  const found =
    kept.get(manifest) ??
    new LRUCache<string, Render>({
      maxSize: MAX_CHARACTERS,
      sizeCalculation: ({ parts }, key) => key.length + measureTexts(parts),
    });
  kept.set(manifest, found);
  return found;
}

function measureTexts(parts: Render["parts"]): number {
  return parts.reduce(
    (sum, part) => sum + (typeof part === "string" ? part.length : 20),
    0,
  );
}

/** Fills the holes of a page for one request. */
export function fillHoles(
  { parts }: Render,
  loaderData: LoaderData,
  own: OwnTexts,
): HtmlPiece[] {
  return parts.map((part) => {
    if (typeof part === "string") return { html: part, isShared: false };
    if ("own" in part) return { html: writeOwn(part.own, own), isShared: false };
    if ("html" in part) return part;
    return { html: readField(loaderData, part.field) ?? "", isShared: true };
  });
}

function writeOwn(name: OwnName, own: OwnTexts): string {
  return name === RAW ? own[name] : escapeAttribute(own[name]);
}

/** HTML is what serialization does not see. */
function listHtmlFields(loaderData: LoaderData): HtmlField[] {
  return Object.entries(loaderData).flatMap(([route, data]) =>
    isObject(data)
      ? Object.getOwnPropertyNames(data)
          .filter((name) => !Object.prototype.propertyIsEnumerable.call(data, name))
          .map((name) => ({ route, name }))
      : [],
  );
}

function readField(
  loaderData: LoaderData,
  { route, name }: HtmlField,
): string | undefined {
  const data: unknown = loaderData[route];
  const value = isObject(data) ? data[name] : undefined;
  return typeof value === "string" ? value : undefined;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function cutTexts(html: string): (string | { own: OwnName })[] {
  return html
    .split(HOLE)
    .map((part, at) => (at % 2 === 0 ? part : { own: part as OwnName }));
}
