import type { Baseline } from "~/domain/compat/baseline";
import type { CompatBrowsers, CompatTable } from "~/domain/compat/compat";
import type { SpecificationLink } from "~/domain/documents/document";
import type { FeatureTree } from "./compat/features";

/** The open web-platform data sets, as the compiler asks them. */
export interface PlatformData {
  /** browser-compat-data as it is. */
  compat: FeatureTree;
  browsers: CompatBrowsers;
  /** The table for a browser-compat-data key (dot path), or null when the key is unknown. */
  findCompatTable(query: string): CompatTable | null;
  /** Null: no single web feature covers these keys. Equal questions share their answer. */
  findBaseline(browserCompat: readonly string[]): Baseline | null;
  /** Front matter URLs win; else the keys' own, else those of the keys below them. */
  listSpecifications(
    browserCompat: readonly string[],
    specUrls: readonly string[],
  ): SpecificationLink[];
  /** The interface a Web API interface inherits from, or null. */
  findParentInterface(name: string): string | null;
  /** The interfaces that inherit from this one directly, sorted. */
  listChildInterfaces(name: string): readonly string[];
}
