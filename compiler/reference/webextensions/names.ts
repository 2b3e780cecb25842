const API_KEY = "webextensions.api.";

/** Splits `webextensions.api.tabs.create` into `tabs`, `create`. */
export function toNames(key: string): string[] {
  return key.slice(API_KEY.length).split(".");
}

/** Formats names as code after `browser.`. */
export function toApiName(names: readonly string[]): string {
  return names.join(".").replace(/_legacy\b/, "");
}
