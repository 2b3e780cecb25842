import type { FeatureTree } from "../../sources/platform/compat/features";
import type { SpecificationLink } from "~/domain/documents/document";
import type { Events } from "./events";
import type { Idl } from "./idl";
import type { BcdPages } from "./list-bcd-features";
import type { CssData } from "./css";
import type { CssGroups } from "./css-groups";
import type { ElementsData } from "./elements";

/** The data sets behind the generated pages. Every member is opened once, at its first use. */
export interface ReferenceData {
  /** browser-compat-data as it is. */
  compat: FeatureTree;
  /** Which pages the compatibility data names, and what they are about. */
  bcd(): BcdPages;
  /** Interfaces, dictionaries and the other definitions of all specifications. */
  idl(): Idl;
  /** The events that the specifications fire, and what they say about them. */
  events(): Events;
  /** The specifications of some keys with their titles, as `PlatformData` lists them. */
  listSpecifications(keys: readonly string[]): SpecificationLink[];
  /** Properties, at-rules, functions, types and selectors of the CSS specifications. */
  css: CssData;
  /** Which CSS properties belong together. */
  cssGroups: CssGroups;
  /** Elements of HTML, SVG and MathML with their DOM interfaces. */
  elements: ElementsData;
}
