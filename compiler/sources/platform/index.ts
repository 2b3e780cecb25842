import type { CompatData } from "@mdn/browser-compat-data";
import { packJson } from "~/content-store/packed-json.server";
import type { CompatUpdates } from "~/domain/compat/updates";
import type { WebFeaturesData } from "./baseline/web-features";
import { createFeatureIndex } from "./baseline/feature-index";
import { findBaseline } from "./baseline/find-baseline";
import { toCompatBrowsers } from "./compat/browsers";
import { createCompatTable } from "./compat/compat-table";
import { findFeature, toDocPath } from "./compat/features";
import { createShownBrowsers } from "./compat/shown-browsers";
import { readInheritance } from "./inheritance";
import { memoize, memoizeByKey } from "../../core/memoize";
import type { PlatformData } from "./platform-data";
import { readPackageData } from "./read-package-data";
import { listBaselineChanges } from "./updates/list-baseline-changes";
import { listUpdates } from "./updates/list-updates";
import {
  listSpecificationUrls,
  toSpecificationLinks,
} from "./specifications/list-specifications";
import { createSpecTitles, type SpecEntry } from "./specifications/spec-titles";

/**
 * Opens the installed data sets. Reads compatibility data at once, the others at their first
 * use.
 */
export function loadPlatformData(): PlatformData {
  const { browsers, ...compat } = readPackageData(
    "@mdn/browser-compat-data",
  ) as CompatData;
  const listShownBrowsers = createShownBrowsers(browsers);
  const features = memoize(readFeatures);
  const getSpecTitle = memoize(readSpecTitles);
  const inheritance = memoize(readInheritance);

  const findFacts = (key: string) => findFeature(compat, key)?.node.__compat;

  function findDocPath(key: string): string | null {
    const facts = findFacts(key);
    return facts ? toDocPath(facts) : null;
  }

  // Memoised, because generated pages ask for each of their members, whose own pages ask again.
  const findKnown = memoizeByKey((keys) =>
    findBaseline(keys.split(","), { features: features(), findDocPath }),
  );

  const listKnownSpecifications = memoizeByKey((keys) =>
    toSpecificationLinks(
      listSpecificationUrls(compat, keys.split(","), []),
      getSpecTitle(),
    ),
  );

  const updates = memoize(() => {
    const baseline = listBaselineChanges(readWebFeatures(), findDocPath);
    const found: CompatUpdates = { ...listUpdates(compat, browsers), baseline };
    return packJson(JSON.stringify(found));
  });

  return {
    compat,
    browsers: toCompatBrowsers(browsers),
    findCompatTable: (query) => createCompatTable(compat, query, listShownBrowsers),
    findBaseline: (keys) => (keys.length > 0 ? findKnown(keys.join(",")) : null),
    listSpecifications: (keys, specUrls) =>
      specUrls.length > 0
        ? toSpecificationLinks(
            listSpecificationUrls(compat, [], specUrls),
            getSpecTitle(),
          )
        : listKnownSpecifications(keys.join(",")),
    packUpdates: updates,
    findParentInterface: (name) => inheritance().findParent(name),
    listChildInterfaces: (name) => inheritance().listChildren(name),
  };
}

function readFeatures() {
  return createFeatureIndex(readWebFeatures());
}

function readWebFeatures() {
  return (readPackageData("web-features/data.json") as WebFeaturesData).features;
}

function readSpecTitles() {
  return createSpecTitles(readPackageData("web-specs") as SpecEntry[]);
}
