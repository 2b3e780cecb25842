import type { BcdPage } from "../data/list-bcd-features";

export type JsKind =
  | "accessor-property"
  | "class"
  | "constructor"
  | "data-property"
  | "error"
  | "function"
  | "global-property"
  | "language-feature"
  | "method"
  | "namespace"
  | "operator"
  | "statement";

/** The subject of a page in the JavaScript reference, derived from slug and specification. */
export interface JsSubject {
  kind: JsKind;
  /** Dotted, such as `Intl.Collator`; empty for a feature without object. */
  objectName: string;
  /** Last part of the name: `at`, `Symbol.iterator`, `Array`. */
  leaf: string;
  isStatic: boolean;
}

export const JS_REFERENCE = "Web/JavaScript/Reference/";
export const OBJECTS = `${JS_REFERENCE}Global_Objects/`;

const NAMESPACES = new Set([
  "Atomics",
  "Intl",
  "JSON",
  "Math",
  "Reflect",
  "Temporal",
  "Temporal.Now",
]);
/** Objects without a constructor or a global name: scripts only get objects that inherit from them. */
export const HIDDEN: ReadonlySet<string> = new Set([
  "AsyncGenerator",
  "AsyncIterator",
  "Generator",
  "Intl.Segmenter.segment.Segments",
]);
const VALUES = new Set(["globalThis", "Infinity", "NaN", "undefined"]);
/** Accessors that can't be recognised by the specification's anchors. */
const ACCESSORS =
  /^(?:Function\.(?:arguments|caller)|Intl\.(?:Collator\.compare|(?:DateTime|Number)Format\.format|Locale\.(?!get|max|min|to)\w+)|Object\.proto|RegExp\.(?:input|last(?:Match|Paren)|(?:left|right)Context|n)|Symbol\.description|\w+\.Symbol\.species)$/;
const DATA =
  /^(?:Error\.(?:cause|columnNumber|fileName|lineNumber|message|name|stack|stackTraceLimit)|AggregateError\.errors|SuppressedError\.(?:error|suppressed)|Function\.(?:displayName|prototype)|RegExp\.lastIndex|(?!TypedArray\.length$)[\w.]+\.(?:length|name|constructor|Symbol\.unscopables|Symbol\.toStringTag|(?!UTC$)[A-Z][A-Z_\d]*|NaN)|Symbol\.(?!description|for|keyFor|to(?:String|Source)$|valueOf|Symbol\.)\w+)$/;
const STATIC_ONLY =
  /^(?:RegExp\.(?:input|n|last(?:Match|Paren)|(?:left|right)Context)|Error\.(?:captureStackTrace|stackTraceLimit)|[\w.]+\.[A-Z][A-Z_\d]*|\w+\.Symbol\.species)$/;
/** Matches `sec-array.prototype.at`, but not `sec-object.getprototypeof`. */
const ON_PROTOTYPE = /prototype(?:[.\-_%]|$)/i;

const KINDS_BY_CHAPTER: Readonly<Record<string, JsKind>> = {
  Errors: "error",
  Operators: "operator",
  Statements: "statement",
};

/** Finds the subject; null for a page elsewhere that a feature links to. */
export function findJsSubject({
  slug,
  feature,
}: Pick<BcdPage, "slug" | "feature">): JsSubject | null {
  if (!slug.startsWith(JS_REFERENCE)) return null;
  const [chapter = "", ...names] = slug.slice(JS_REFERENCE.length).split("/");
  const leaf = names.at(-1) ?? chapter;
  if (chapter !== "Global_Objects" || names.length === 0)
    return {
      kind: KINDS_BY_CHAPTER[chapter] ?? "language-feature",
      objectName: "",
      leaf: names.join("/") || chapter,
      isStatic: false,
    };
  const [url = ""] = [feature.node.__compat?.spec_url ?? ""].flat();
  return getBuiltIn(names, leaf, url.slice(url.indexOf("#") + 1));
}

function getBuiltIn(names: readonly string[], leaf: string, anchor: string): JsSubject {
  const name = names.join(".");
  const objectName = names.slice(0, -1).join(".");
  const base = { objectName, leaf, isStatic: false };
  if (NAMESPACES.has(name)) return { ...base, kind: "namespace" };
  if (names.length === 1) return { ...base, kind: getGlobalKind(leaf) };
  if (leaf === names.at(-2)) return { ...base, kind: "constructor" };
  const isStatic = isStaticMember(name, objectName, anchor);
  if (DATA.test(name)) return { ...base, kind: "data-property", isStatic };
  if (ACCESSORS.test(name) || anchor.startsWith("sec-get-"))
    return { ...base, kind: "accessor-property", isStatic };
  const isClass = /^[A-Z][a-z]\w*$/.test(leaf);
  return isClass ? { ...base, kind: "class" } : { ...base, kind: "method", isStatic };
}

function getGlobalKind(name: string): JsKind {
  if (VALUES.has(name)) return "global-property";
  return /^[a-z]/.test(name) ? "function" : "class";
}

/** True for members of namespaces, and for those that are not defined on a prototype. */
function isStaticMember(name: string, objectName: string, anchor: string): boolean {
  if (NAMESPACES.has(objectName) || STATIC_ONLY.test(name)) return true;
  if (
    /^sec-(?:[\w.%-]+-instances|properties-of|installerror|aggregate|suppressed)/.test(
      anchor,
    )
  )
    return false;
  if (
    /^(?:Proxy\.Proxy|Error|Function|Generator|AsyncGenerator)$/.test(objectName) &&
    !/^sec-(?:error|function)\.[a-z]+$/i.test(anchor)
  )
    return false;
  return anchor.startsWith("sec-") && !ON_PROTOTYPE.test(anchor);
}

/** True for a property that each constructor of typed arrays has, but not the one they inherit from. */
export function isOnTypedArrays({ kind, objectName, isStatic }: JsSubject): boolean {
  return objectName === "TypedArray" && kind === "data-property" && isStatic;
}

/** True for a property with a symbol as its key that a prototype has. */
export function isKeyedData({ kind, leaf, isStatic }: JsSubject): boolean {
  return kind === "data-property" && !isStatic && leaf.startsWith("Symbol.");
}
