import { memoize } from "../../core/memoize";
import { readPackageData } from "./read-package-data";

/** What any entry may have. */
export interface CssEntry {
  name: string;
  syntax?: string;
  /** Where the specification defines it. */
  href?: string;
  /** The names that a function or type belongs to, where several have this name. */
  for?: readonly string[];
}

/** A property as @webref/css takes it from its specification: plain English sentences. */
export interface CssProperty extends CssEntry {
  initial?: string;
  appliesTo?: string;
  inherited?: string;
  percentages?: string;
  computedValue?: string;
  animationType?: string;
  /** Of a shorthand: the properties that it sets. */
  longhands?: readonly string[];
  legacyAliasOf?: string;
}

export interface CssDescriptor extends CssEntry {
  initial?: string;
  /** Of a media feature: whether it has a scale, or only a set of values. */
  type?: "range" | "discrete";
}

interface CssAtRule extends CssEntry {
  descriptors: readonly CssDescriptor[];
}

/** The parts of @webref/css that are read here. Its prose is the specifications' own: never. */
export interface WebrefCss {
  properties: readonly CssProperty[];
  atrules: readonly CssAtRule[];
  functions: readonly CssEntry[];
  types: readonly CssEntry[];
  selectors: readonly CssEntry[];
}

/** What the specifications say of CSS; read at the first question and kept, whoever asks. */
export const loadWebrefCss = memoize(
  () => readPackageData("@webref/css/css.json") as WebrefCss,
);
