import type { CompatBrowsers } from "~/domain/compat/compat";
import { escapeText } from "~/domain/text/escape-html";
import { findFeature, type FeatureFacts } from "../../sources/platform/compat/features";
import type { ReferenceContext } from "../reference-area";
import { describeBaseline } from "../../macros/labels/baseline-words";
import { code, joinWords, sentence } from "./html";
import { isRemoved, listReleased } from "./versions-to-come";

/** Browsers with an engine of their own, whose versions speak for those that share it. */
const MAIN = ["chrome", "edge", "firefox", "safari"];

/** Other browsers with Chrome's engine. */
const CHROMIUM = new Set([
  "opera",
  "opera_android",
  "samsunginternet_android",
  "webview_android",
]);

type Browser = CompatBrowsers[string];
type Support = FeatureFacts["support"][keyof FeatureFacts["support"]];
type SimpleSupport = Extract<Support, { version_added?: unknown }>;

/**
 * Describes since when browsers support the subject of these keys: its Baseline, and the first versions of the
 * main browsers by the first key. Empty without data.
 */
export function describeSince(
  keys: readonly string[],
  { platform }: Pick<ReferenceContext, "platform">,
): string {
  const [key] = keys;
  const facts = key === undefined ? undefined : findFeature(platform.compat, key);
  const support = facts?.node.__compat?.support;
  if (!support) return "";
  const versions = listVersions(support, platform.browsers);
  const words =
    versions.length === 0
      ? describeOthers(support, platform.browsers)
      : `supported since ${joinWords(versions)}`;
  const baseline = describeBaseline(keys, platform);
  return [baseline, words].map(sentence).filter(Boolean).join(" ");
}

function listVersions(
  support: FeatureFacts["support"],
  browsers: CompatBrowsers,
): string[] {
  const all: Readonly<Record<string, Support | undefined>> = support;
  return MAIN.flatMap((id) => {
    const browser = browsers[id];
    const version = browser ? findVersion(all[id], browser) : null;
    return browser && version !== null ? [`${escapeText(browser.name)} ${version}`] : [];
  });
}

/**
 * Names other browsers, such as those of phones, for what no main browser supports. Those with Chrome's
 * engine don't count after Chrome removed it, because the data learns of their removal late. Empty when
 * nothing is known of any browser.
 */
function describeOthers(
  support: FeatureFacts["support"],
  browsers: CompatBrowsers,
): string {
  if (!Object.keys(support).some((id) => browsers[id])) return "";
  const removed = findRemoval(support, browsers);
  const others = Object.entries(support).flatMap(([id, statements]) => {
    const browser = browsers[id];
    const version = browser ? findVersion(statements, browser) : null;
    return browser && version !== null && id !== "ie"
      ? [{ id, words: `${escapeText(browser.name)} ${version}` }]
      : [];
  });
  const names = others.filter(({ id }) => removed === null || !CHROMIUM.has(id));
  if (names.length > 0)
    return `supported since ${joinWords(names.map(({ words }) => words))}`;
  return removed === null || others.length === 0
    ? "no browser supports it by default"
    : `no main browser supports it by default; Chrome removed it in version ${escapeText(removed)}`;
}

/** Returns the version of Chrome that removed full support by default; null without one. */
function findRemoval(
  support: FeatureFacts["support"],
  browsers: CompatBrowsers,
): string | null {
  const id = support.chrome ? "chrome" : "chrome_android";
  const [main] = [support[id] ?? []].flat();
  const browser = browsers[id];
  if (!main || !browser || !isRemoved(main, browser)) return null;
  return typeof main.version_removed === "string" ? main.version_removed : null;
}

/** Returns the first released version with lasting support by default; null without any. */
function findVersion(support: Support | undefined, browser: Browser): string | null {
  const statements = listReleased(support, browser);
  const [main] = statements;
  const added = main?.version_added;
  if (!main || typeof added !== "string" || main.flags) return null;
  if (isRemoved(main, browser)) return null;
  const note = describeLimit(main);
  const partial = note === "" ? findPartial(statements, added) : null;
  return partial === null
    ? formatVersion(added) + note
    : `${formatVersion(partial)} (in part until ${formatVersion(added)})`;
}

/** Says how support differs from that of the whole feature under its own name; empty when it does not. */
function describeLimit(main: SimpleSupport): string {
  if (main.partial_implementation) return " (in part)";
  if (main.prefix) return " (with a prefix)";
  return main.alternative_name ? ` (as ${code(main.alternative_name)})` : "";
}

/** Returns the version that began partial support which full support has followed. */
function findPartial(
  statements: readonly (SimpleSupport | undefined)[],
  full: string,
): string | null {
  const before = statements.find(
    (one) => one?.partial_implementation && one.version_removed === full && isPlain(one),
  );
  return typeof before?.version_added === "string" ? before.version_added : null;
}

/** True for support by default under the feature's own name. */
function isPlain({ flags, prefix, alternative_name }: SimpleSupport): boolean {
  return !flags && prefix === undefined && alternative_name === undefined;
}

function formatVersion(version: string): string {
  return escapeText(
    version.replace("≤", "") + (version.startsWith("≤") ? " or earlier" : ""),
  );
}
