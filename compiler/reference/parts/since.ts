import type { CompatBrowsers } from "~/domain/compat/compat";
import { escapeText } from "~/domain/text/escape-html";
import type { Page } from "../../core/page";
import { findFeature, type FeatureFacts } from "../../sources/platform/compat/features";
import type { ReferenceContext } from "../reference-area";
import { describeBaseline } from "../../macros/labels/baseline-words";
import { joinWords, sentence } from "./html";

/** Browsers with an engine of their own, whose versions speak for those that share it. */
const MAIN = ["chrome", "edge", "firefox", "safari"];

type Support = FeatureFacts["support"][keyof FeatureFacts["support"]];

/**
 * Describes since when browsers support the page's subject: its Baseline and the first versions
 * of the main browsers. Empty without data.
 */
export function describeSince(
  { browserCompat }: Pick<Page, "browserCompat">,
  { platform }: Pick<ReferenceContext, "platform">,
): string {
  const [key] = browserCompat;
  const facts = key === undefined ? undefined : findFeature(platform.compat, key);
  const support = facts?.node.__compat?.support;
  if (!support) return "";
  const versions = listVersions(support, platform.browsers);
  const words =
    versions.length === 0
      ? describeOthers(support, platform.browsers)
      : `supported since ${joinWords(versions)}`;
  const baseline = describeBaseline(browserCompat, platform);
  return [baseline, words].map(sentence).filter(Boolean).join(" ");
}

function listVersions(
  support: FeatureFacts["support"],
  browsers: CompatBrowsers,
): string[] {
  const all: Readonly<Record<string, Support | undefined>> = support;
  return MAIN.flatMap((id) => {
    const version = findVersion(all[id]);
    const name = browsers[id]?.name;
    return version === null || name === undefined
      ? []
      : [`${escapeText(name)} ${version}`];
  });
}

/** Names other browsers, such as those of phones, for what no main browser supports. */
function describeOthers(
  support: FeatureFacts["support"],
  browsers: CompatBrowsers,
): string {
  const names = Object.entries(support).flatMap(([id, statements]) => {
    const browser = browsers[id];
    const version = findVersion(statements);
    return browser && version !== null && id !== "ie"
      ? [`${escapeText(browser.name)} ${version}`]
      : [];
  });
  return names.length === 0
    ? "no browser supports it by default"
    : `supported since ${joinWords(names)}`;
}

/** Returns the first version with lasting support by default; null without any. */
function findVersion(support: Support | undefined): string | null {
  const statements = Array.isArray(support) ? support : [support];
  const [main] = statements;
  const added = main?.version_added;
  if (typeof added !== "string" || added === "preview") return null;
  if (main?.version_removed || main?.flags) return null;
  const note = main?.partial_implementation
    ? " (in part)"
    : main?.prefix
      ? " (with a prefix)"
      : "";
  return (
    escapeText(added.replace("≤", "") + (added.startsWith("≤") ? " or earlier" : "")) +
    note
  );
}
