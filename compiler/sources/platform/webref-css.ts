import { memoize } from "../../core/memoize";
import { readPackageData } from "./read-package-data";

/** Fields that any entry may have. */
export interface CssEntry {
  name: string;
  syntax?: string;
  /** Address of the definition in the specification. */
  href?: string;
  /** Names that a function or type belongs to, if several share its name. */
  for?: readonly string[];
}

/** A property as @webref/css extracts it from its specification: plain English sentences. */
export interface CssProperty extends CssEntry {
  initial?: string;
  appliesTo?: string;
  inherited?: string;
  percentages?: string;
  computedValue?: string;
  animationType?: string;
  /** The properties that a shorthand sets. */
  longhands?: readonly string[];
  legacyAliasOf?: string;
}

export interface CssDescriptor extends CssEntry {
  initial?: string;
  /** For a media feature: a scale, or only a set of values. */
  type?: "range" | "discrete";
}

interface CssAtRule extends CssEntry {
  descriptors: readonly CssDescriptor[];
}

/**
 * The used parts of @webref/css. Its prose is not used, because it belongs to the
 * specifications.
 */
export interface WebrefCss {
  properties: readonly CssProperty[];
  atrules: readonly CssAtRule[];
  functions: readonly CssEntry[];
  types: readonly CssEntry[];
  selectors: readonly CssEntry[];
}

/** Reads the CSS definitions of all specifications at the first use. */
export const loadWebrefCss = memoize(
  () => readPackageData("@webref/css/css.json") as WebrefCss,
);
