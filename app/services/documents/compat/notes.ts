import type { CompatBrowser, CompatStatement } from "~/domain/compat/compat";
import { isPreview, parseVersion, shortenVersion } from "~/domain/compat/compat-cells";
import { escapeAttribute, escapeText } from "~/domain/text/escape-html";
import type { ContentMessageId } from "~/domain/locales/message-ids";
import type { CompatContext } from "./context";
import { renderFlags } from "./flags";
import { localizeLinks } from "./localize-links";

/** Captures the number in URLs of the engines' bug trackers. */
const BUG_URL = /^https:\/\/(?:crbug\.com|webkit\.org\/b|bugzil\.la)\/(\d+)$/;

/** Lists all facts of a statement besides its version, as HTML; never empty. */
export function listNotes(
  statement: CompatStatement,
  all: readonly CompatStatement[],
  browser: CompatBrowser,
  context: CompatContext,
): string[] {
  const notes = [
    ...listLimits(statement, all, context),
    ...renderFlags(statement, browser, context),
    ...(statement.notes ?? []).map((note) => localizeLinks(note, context.findPageUrl)),
    ...(statement.implUrls ?? []).map((url) => renderBugLink(url, context)),
  ];
  if (typeof statement.added === "string" && isPreview(statement.added, browser)) {
    notes.push(context.translate("compat-preview"));
  }
  return notes.length > 0 ? notes : [context.translate(toFallback(statement))];
}

function listLimits(
  statement: CompatStatement,
  all: readonly CompatStatement[],
  { translate }: CompatContext,
): string[] {
  const { removed, partial, prefix, alternativeName } = statement;
  const code = (text: string) => `<code>${escapeText(text)}</code>`;
  const limits: string[] = [];
  if (removed && !all.some((other) => startsAt(other, removed))) {
    limits.push(translate("compat-removed", { version: shortenVersion(removed) }));
  }
  if (partial) limits.push(translate("compat-partial"));
  if (prefix) limits.push(translate("compat-prefix", { prefix: code(prefix) }));
  if (alternativeName)
    limits.push(translate("compat-altname", { name: code(alternativeName) }));
  return limits;
}

/** Tells whether another statement starts at this version, which makes "removed" misleading. */
function startsAt({ added }: CompatStatement, version: string): boolean {
  return typeof added === "string" && parseVersion(added) === parseVersion(version);
}

function toFallback({ added }: CompatStatement): ContentMessageId {
  if (added === null) return "compat-unknown";
  return added === false ? "compat-no" : "compat-yes";
}

/** Renders a link to the bug or change that tracks an implementation. */
function renderBugLink(url: string, { translate }: CompatContext): string {
  const number = BUG_URL.exec(url)?.[1];
  const text = number
    ? translate("compat-bug", { number })
    : translate("compat-implementation");
  return `<a class="external" target="_blank" href="${escapeAttribute(url)}">${text}</a>`;
}
