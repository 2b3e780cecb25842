/**
 * Kind of a name in the extension APIs. The data has no kinds, so that they are derived from
 * names.
 */
export type ApiKind = "api" | "event" | "function" | "property" | "type";

/** Namespaces inside another namespace. */
const INNER_APIS: ReadonlySet<string> = new Set([
  "devtools.inspectedWindow",
  "devtools.network",
  "devtools.panels",
]);
/** Namespaces whose lower-case names are all objects or values. */
const VALUE_APIS: ReadonlySet<string> = new Set(["browserSettings", "privacy"]);
/** Lower-case names that hold a value rather than a function. */
const PROPERTIES: ReadonlySet<string> = new Set([
  "captivePortal.canonicalURL",
  "devtools.inspectedWindow.tabId",
  "devtools.panels.elements",
  "devtools.panels.sources",
  "devtools.panels.themeName",
  "extension.inIncognitoContext",
  "extension.lastError",
  "proxy.settings",
  "runtime.id",
  "runtime.lastError",
  "storage.local",
  "storage.managed",
  "storage.session",
  "storage.sync",
  "webRequest.StreamFilter.error",
  "webRequest.StreamFilter.status",
]);

/** Finds the kind: `["tabs", "onUpdated"]` is an event, `["tabs", "Tab"]` a type. */
export function findKind(names: readonly string[]): ApiKind {
  const path = names.join(".");
  const leaf = names.at(-1) ?? "";
  if (names.length < 2 || INNER_APIS.has(path)) return "api";
  if (PROPERTIES.has(path) || /^[A-Z\d_]+$/.test(leaf)) return "property";
  if (/^on[A-Z]/.test(leaf) || path.startsWith("webRequest.StreamFilter.on"))
    return "event";
  if (/^[A-Z]/.test(leaf) || path === "cookies.sameSiteStatus") return "type";
  return VALUE_APIS.has(names[0] ?? "") ? "property" : "function";
}
