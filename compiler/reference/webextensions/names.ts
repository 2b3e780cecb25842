import { findKind } from "./kinds";

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
  if (findKind(owner) !== "type") return `browser.${toApiName(names)}`;
  const type = owner.at(-1) ?? "";
  return `${type.charAt(0).toLowerCase()}${type.slice(1)}.${names.at(-1) ?? ""}`;
}
