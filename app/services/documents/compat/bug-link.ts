import { escapeAttribute } from "~/domain/text/escape-html";
import type { CompatContext } from "./context";

/** Where the number stands in the addresses of the engines' bug trackers. */
const BUG_URL = /^https:\/\/(?:crbug\.com|webkit\.org\/b|bugzil\.la)\/(\d+)$/;

/** A link to the bug or the change that tracks an implementation. */
export function renderBugLink(url: string, { translate }: CompatContext): string {
  const number = BUG_URL.exec(url)?.[1];
  const text = number
    ? translate("compat-bug", { number })
    : translate("compat-implementation");
  return `<a class="external" target="_blank" href="${escapeAttribute(url)}">${text}</a>`;
}
