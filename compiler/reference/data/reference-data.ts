import type { SpecificationLink } from "~/domain/documents/document";
import type { FeatureTree } from "../../sources/platform/compat/features";
import type { Declarations } from "../declarations/declaration";
import type { Events } from "./events";
import type { Idl } from "./idl";
import type { BcdPages } from "./list-bcd-features";
import type { CssData, CssGroups } from "./css";
import type { ElementsData } from "./elements";

/** Data sets for generated pages. Each is opened at its first use. */
export interface ReferenceData {
  /** browser-compat-data as it is. */
  compat: FeatureTree;
  /** The pages that the compatibility data names, with their features. */
  bcd(): BcdPages;
  /** Interfaces, dictionaries and other definitions of all specifications. */
  idl(): Idl;
  /** Events of all specifications, with their facts. */
  events(): Events;
  /** Declarations of JavaScript's built-in objects, with parameters and sentences. */
  language(): Declarations;
  /** Lists the specifications of some keys with titles, as `PlatformData` does. */
  listSpecifications(keys: readonly string[]): SpecificationLink[];
  /** Properties, at-rules, functions, types and selectors of the CSS specifications. */
  css: CssData;
  /** Groups of CSS properties. */
  cssGroups: CssGroups;
  /** Elements of HTML, SVG and MathML with their DOM interfaces. */
  elements: ElementsData;
}
