import {
  findCssFacts,
  findCssText,
  findPropertyFacts,
} from "../../macros/sections/css-facts";
import type { CssFacts } from "../../macros/sections/css-facts-schema";
import { findAliased, findSpecifiedFacts } from "../../macros/sections/specified-facts";

/** Matches what makes sense only in a specification, and misprints of the extraction. */
const UNUSABLE =
  /^$|^n\/a$|^see |^same as |^as for |^usually |\bprose\b|\bbelow\b|\bsee text\b|§|\bnoneor\b|^they |^\?|^map to /i;
/** Matches SVG's words for properties of all elements, drafts that nobody has made, and misprints. */
const OTHER_TERMS =
  /^(?:container|graphics) elements|property values|regions|^(?:<|&lt;)text|\bhat\b|\[[A-Z]|SVG11|future versions/;
/** Facts that neither source has right; undefined for those that browsers or drafts do not agree on. */
const CORRECTIONS: Readonly<Record<string, CssFacts>> = {
  "--*": { initial: "no value: var() takes its fallback" },
  "-webkit-tap-highlight-color": { initial: undefined },
  "margin-trim": { alsoAppliesTo: [] },
  "text-box": { inherited: undefined },
  "stop-color": { computed: "computed color", animationType: "byComputedValueType" },
  "stop-opacity": { initial: "1", animationType: "byComputedValueType" },
};
/** Facts that the older data has wrong so often that none is better. */
const SPECIFIED_ALONE = ["computed", "animationType"] as const;
/** Pseudo-elements that have no padding. */
const NOT_PADDED = "::first-line";

/**
 * Finds the facts of a property: each by its specification (@webref/css), and by mdn-data, whose facts are
 * often those of an older one, where the specification refers to its prose. Null when unknown.
 */
export function findLatestFacts(name: string): CssFacts | null {
  const canonical = findAliased(name) ?? name;
  const specified = findSpecifiedFacts(canonical);
  const known = takeKnown(canonical, specified);
  if (!known && !specified) return null;
  const usable = Object.entries(specified ?? {}).filter(([fact, value]) =>
    isUsable(fact, value),
  );
  // Most properties make a stacking context with some values alone.
  return {
    ...known,
    ...Object.fromEntries(usable),
    ...CORRECTIONS[canonical],
    stacking: false,
  };
}

/** The facts of mdn-data that may stand where the specification's can't be used. */
function takeKnown(name: string, specified: CssFacts | null): CssFacts | null {
  const known = findPropertyFacts(name);
  if (!known) return null;
  const dropped = specified
    ? SPECIFIED_ALONE.filter((fact) => specified[fact] !== undefined)
    : [];
  const { alsoAppliesTo } = known;
  return {
    ...known,
    ...Object.fromEntries(dropped.map((fact) => [fact, undefined])),
    ...(alsoAppliesTo &&
      name.startsWith("padding") && {
        alsoAppliesTo: alsoAppliesTo.filter((pseudo) => pseudo !== NOT_PADDED),
      }),
  };
}

/** The same for the page of a descriptor, of which specifications tell the initial value alone. */
export function findPageFacts(
  slug: string,
  descriptor: { initial?: string } | null,
): CssFacts | null {
  const [parent = "", name = ""] = slug.split("/").slice(-2);
  if (!parent.startsWith("@")) return findLatestFacts(name);
  const known = findCssFacts(slug);
  return known && { ...known, initial: toInitial(descriptor?.initial) };
}

function toInitial(initial: string | undefined): string | undefined {
  return initial === undefined || UNUSABLE.test(initial) ? undefined : initial;
}

function isUsable(fact: string, value: unknown): boolean {
  if (typeof value !== "string") return value !== undefined;
  return !UNUSABLE.test(value) && !(fact === "appliesto" && OTHER_TERMS.test(value));
}

/** Returns a short initial value; null for one that is described. */
export function readInitial(name: string): string | null {
  const initial = findLatestFacts(name)?.initial;
  if (typeof initial !== "string" || findCssText(initial, "en-US") !== null) return null;
  return isShortValue(initial) ? initial : null;
}

function isShortValue(value: string): boolean {
  return (
    value.split(/\s+/).length <= 4 && !/^(?:n\/a|see|not|depends|the|N\/A)\b/.test(value)
  );
}
