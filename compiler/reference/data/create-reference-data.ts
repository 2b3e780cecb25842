import { memoize } from "../../core/memoize";
import { findFeature } from "../../sources/platform/compat/features";
import type { PlatformData } from "../../sources/platform/platform-data";
import { indexBcdPages } from "./list-bcd-features";
import { createCssData } from "./css";
import { createCssGroups } from "./css-groups";
import { createElementsData } from "./elements";
import { readEvents } from "./events";
import { readIdl } from "./idl";
import type { ReferenceData } from "./reference-data";
import { readLanguage } from "./language";

/** Opens nothing yet: each data set is read when a page first needs it. */
export function createReferenceData({
  compat,
  listSpecifications,
  findParentInterface,
}: Pick<
  PlatformData,
  "compat" | "findParentInterface" | "listSpecifications"
>): ReferenceData {
  return {
    compat,
    bcd: memoize(() => indexBcdPages(compat)),
    css: createCssData(
      undefined,
      (name) => findFeature(compat, `css.properties.${name}`) !== null,
    ),
    cssGroups: createCssGroups(),
    elements: createElementsData(),
    idl: memoize(readIdl),
    events: memoize(() => readEvents(findParentInterface)),
    language: memoize(readLanguage),
    listSpecifications: (keys) => listSpecifications(keys, []),
  };
}
