import { memoize } from "../../core/memoize";
import { readPackageData } from "../../sources/platform/read-package-data";

/** An SVG element's facts in @webref/elements. */
export interface SvgElementFacts {
  interfaceName: string | null;
  specUrl: string;
}

interface ElementsFile {
  elements: { name: string; interface?: string; href?: string }[];
}

/**
 * Files in order of preference, newest specification first; the first that has the element
 * wins.
 */
const FILES = [
  "SVG2",
  "svg-animations",
  "svg-paths",
  "filter-effects-1",
  "css-masking-1",
  "SVG11",
];

const loadElements = memoize(() => {
  const byName = new Map<string, SvgElementFacts>();
  for (const file of FILES) {
    const { elements } = readPackageData(`@webref/elements/${file}.json`) as ElementsFile;
    for (const { name, interface: interfaceName, href } of elements) {
      if (!href || byName.has(name)) continue;
      byName.set(name, { interfaceName: interfaceName ?? null, specUrl: href });
    }
  }
  return byName;
});

export function findSvgElementFacts(name: string): SvgElementFacts | null {
  return loadElements().get(name) ?? null;
}
