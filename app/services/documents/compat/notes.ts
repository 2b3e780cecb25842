import type { CompatBrowser, CompatStatement } from "~/domain/compat/compat";
import { isPreview, parseVersion, shortenVersion } from "~/domain/compat/compat-cells";
import type { ContentMessageId } from "~/domain/locales/message-ids";
import { escapeAttribute, escapeText } from "~/domain/text/escape-html";
import type { CompatContext } from "./context";
import { renderDataText } from "./localize-links";

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
    ...(statement.notes ?? []).map((note) => renderDataText(note, context)),
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

type Flag = NonNullable<CompatStatement["flags"]>[number];

/** Renders one text per flag: version range, setting, and where to set it. */
function renderFlags(
  statement: CompatStatement,
  browser: CompatBrowser,
  context: CompatContext,
): string[] {
  return (statement.flags ?? []).map((flag) =>
    [
      renderRange(statement, context),
      renderRequirement(flag, context),
      flag.type === "preference" ? renderPlace(browser, context) : "",
    ]
      .filter(Boolean)
      .join(" "),
  );
}

function renderRange(
  { added, removed }: CompatStatement,
  { translate }: CompatContext,
): string {
  if (!added || added === "preview") return "";
  const from = shortenVersion(added);
  return removed && removed !== "preview"
    ? translate("compat-flag-between", { from, until: shortenVersion(removed) })
    : translate("compat-flag-since", { from });
}

function renderRequirement(flag: Flag, { translate }: CompatContext): string {
  const kind = flag.type === "preference" ? "preference" : "runtime";
  const name = `<code>${escapeText(flag.name)}</code>`;
  return flag.value_to_set
    ? translate(`compat-flag-${kind}-value`, {
        name,
        value: `<code>${escapeText(flag.value_to_set)}</code>`,
      })
    : translate(`compat-flag-${kind}`, { name });
}

function renderPlace(
  { name, flagUrl }: CompatBrowser,
  { translate }: CompatContext,
): string {
  if (!flagUrl) return "";
  return translate("compat-flag-place", {
    browser: escapeText(name),
    url: `<code>${escapeText(flagUrl)}</code>`,
  });
}
