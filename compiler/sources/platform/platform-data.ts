import type { Baseline } from "~/domain/compat/baseline";
import type { CompatBrowsers, CompatTable } from "~/domain/compat/compat";
import type { SpecificationLink } from "~/domain/documents/document";
import type { FeatureTree } from "./compat/features";

/** The compiler's interface to the open web-platform data sets. */
export interface PlatformData {
  /** Unmodified browser-compat-data. */
  compat: FeatureTree;
  browsers: CompatBrowsers;
  /** Finds the table for a browser-compat-data key (dot path); null for an unknown key. */
  findCompatTable(query: string): CompatTable | null;
  /**
   * Finds the Baseline; null when no single web feature covers these keys. Equal keys share one
   * result.
   */
  findBaseline(browserCompat: readonly string[]): Baseline | null;
  /**
   * Lists the front matter's URLs; else those of the keys, else those of the keys below them.
   */
  listSpecifications(
    browserCompat: readonly string[],
    specUrls: readonly string[],
  ): SpecificationLink[];
  /** Returns changes by browser release, and Baseline changes, packed by packJson. */
  packUpdates(): Uint8Array;
  /** Returns the parent of a Web API interface; null without one. */
  findParentInterface(name: string): string | null;
  /** Lists the interfaces that inherit from this one directly, sorted. */
  listChildInterfaces(name: string): readonly string[];
}
