import { SANDBOX_EXTRAS } from "~/domain/documents/sample";
import { describeBadPermission } from "../../flaws/embeds";
import { readText } from "../arguments";
import { findClosestName } from "../../core/closest-name";
import type { MacroArgument, MacroContext } from "../macro";

/** Browser features that a sample may request, because none of them acts without the reader. */
const FEATURES: ReadonlySet<string> = new Set(
  `accelerometer ambient-light-sensor aria-notify autoplay bluetooth camera clipboard-read
  clipboard-write compute-pressure display-capture encrypted-media fullscreen gamepad geolocation
  gyroscope hid idle-detection keyboard-map language-detector language-model local-fonts
  magnetometer microphone midi on-device-speech-recognition picture-in-picture rewriter
  screen-wake-lock serial speaker-selection summarizer translator usb web-share writer
  window-management xr-spatial-tracking`.split(/\s+/),
);
const SANDBOX_TOKENS: ReadonlySet<string> = new Set(SANDBOX_EXTRAS);
/** Tokens that every sample needs to run. */
const OWN_TOKENS = "allow-same-origin allow-scripts";

type Report = Pick<MacroContext, "report">;

/**
 * Renders the `allow` attribute with a leading space; empty when no requested feature is
 * allowed.
 */
export function renderAllow(
  args: readonly MacroArgument[],
  index: number,
  context: Report,
): string {
  const wanted = splitList(args, index, /[\s;,]+/);
  const features = keepKnown(wanted, FEATURES, { attribute: "allow", ...context });
  return features.length === 0 ? "" : ` allow="${features.join("; ")}"`;
}

/**
 * Renders the `sandbox` attribute with a leading space: our tokens and the allowed requested
 * ones.
 */
export function renderSandbox(
  args: readonly MacroArgument[],
  index: number,
  context: Report,
): string {
  const wanted = splitList(args, index, /\s+/).filter(
    (token) => !OWN_TOKENS.split(" ").includes(token),
  );
  const tokens = keepKnown(wanted, SANDBOX_TOKENS, { attribute: "sandbox", ...context });
  return ` sandbox="${[...tokens, OWN_TOKENS].join(" ")}"`;
}

function splitList(
  args: readonly MacroArgument[],
  index: number,
  separator: RegExp,
): string[] {
  const list = readText(args, index)?.toLowerCase().split(separator) ?? [];
  return [...new Set(list)].filter((word) => word !== "");
}

function keepKnown(
  words: readonly string[],
  known: ReadonlySet<string>,
  { attribute, report }: Report & { attribute: string },
): string[] {
  return words.filter((word) => {
    if (known.has(word)) return true;
    const suggestion = findClosestName(word, known) ?? suggestSlot(word);
    report(describeBadPermission(word, attribute, suggestion));
    return false;
  });
}

/**
 * Suggests a call with the word in another argument, because arguments are miscounted more
 * often than misspelt.
 */
function suggestSlot(word: string): string | null {
  if (SANDBOX_TOKENS.has(word)) return "give it as the 8th argument";
  return FEATURES.has(word) ? "give it as the 7th argument" : null;
}
