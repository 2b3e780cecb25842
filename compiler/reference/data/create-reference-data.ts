import { memoize } from "../../sources/platform/memoize";
import type { PlatformData } from "../../sources/platform/platform-data";
import { indexBcdPages } from "../parts/list-bcd-features";
import type { ReferenceData } from "./reference-data";

/** Opens nothing yet: each data set is read when a page first asks for it. */
export function createReferenceData({
  compat,
}: Pick<PlatformData, "compat">): ReferenceData {
  return { compat, bcd: memoize(() => indexBcdPages(compat)) };
}
