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
export function getKind(names: readonly string[]): ApiKind {
  const path = names.join(".");
  const leaf = names.at(-1) ?? "";
  if (names.length < 2 || INNER_APIS.has(path)) return "api";
  if (PROPERTIES.has(path) || /^[A-Z\d_]+$/.test(leaf)) return "property";
  if (/^on[A-Z]/.test(leaf) || path.startsWith("webRequest.StreamFilter.on"))
    return "event";
  if (/^[A-Z]/.test(leaf) || path === "cookies.sameSiteStatus") return "type";
  return VALUE_APIS.has(names[0] ?? "") ? "property" : "function";
}

const API_KEY = "webextensions.api.";

/** Splits `webextensions.api.tabs.create` into `tabs`, `create`. */
export function toNames(key: string): string[] {
  return key.slice(API_KEY.length).split(".");
}

/** Formats names as code after `browser.`. */
export function toApiName(names: readonly string[]): string {
  return names.join(".").replace(/_legacy\b/, "");
}

/**
 * Formats names as a script writes them: `browser.tabs.create`; `storageArea.set` for a member of a type, which
 * a script can reach only by an object that has the type.
 */
export function toPath(names: readonly string[]): string {
  const owner = names.slice(0, -1);
  if (getKind(owner) !== "type") return `browser.${toApiName(names)}`;
  const type = owner.at(-1) ?? "";
  return `${type.charAt(0).toLowerCase()}${type.slice(1)}.${names.at(-1) ?? ""}`;
}
