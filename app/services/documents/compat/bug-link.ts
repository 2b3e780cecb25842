import { escapeAttribute } from "~/domain/text/escape-html";
import type { CompatContext } from "./context";

/** Captures the number in URLs of the engines' bug trackers. */
const BUG_URL = /^https:\/\/(?:crbug\.com|webkit\.org\/b|bugzil\.la)\/(\d+)$/;

/** Renders a link to the bug or change that tracks an implementation. */
export function renderBugLink(url: string, { translate }: CompatContext): string {
  const number = BUG_URL.exec(url)?.[1];
  const text = number
    ? translate("compat-bug", { number })
    : translate("compat-implementation");
  return `<a class="external" target="_blank" href="${escapeAttribute(url)}">${text}</a>`;
}
