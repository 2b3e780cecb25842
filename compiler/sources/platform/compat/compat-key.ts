import type { ReportFlaw } from "~/domain/documents/flaw";
import { findClosestName } from "../../../core/closest-name";
import { createLocator } from "../../../core/line-and-column";
import type { Source, SourcePlace } from "../../../core/locate";
import type { Page } from "../../../core/page";
import { findFeature, listChildren, listKeysOfPage, type FeatureTree } from "./features";

/**
 * Reports front matter keys that the compatibility data lacks. Skips translations, which take
 * the keys of their en-US page.
 */
export function checkCompatKeys(
  page: Page,
  { frontMatter }: Pick<Source, "frontMatter">,
  { compat, report }: { compat: FeatureTree; report: ReportFlaw },
): void {
  if (page.fallbackFolder !== null || page.generatedFrom !== null) return;
  for (const key of page.browserCompat)
    if (!findFeature(compat, key))
      report({
        check: "compat-key",
        severity: "warning",
        ...locateKey(frontMatter ?? "", key),
        message: `browser-compat "${key}" is not in the compatibility data.`,
        suggestion: suggestKey(key, compat),
      });
}

const SHOWS_COMPAT = /\{\{\s*(?:compat|specifications)\b/i;

/**
 * Adds the only key whose data names the page's URL, if the page shows tables and its front
 * matter has no key (content format, section 9.2).
 */
export function addCompatKey(page: Page, body: string, compat: FeatureTree): Page {
  if (page.browserCompat.length > 0 || page.specUrls.length > 0) return page;
  if (page.generatedFrom !== null || !SHOWS_COMPAT.test(body)) return page;
  const keys = listKeysOfPage(compat, page.slug);
  return keys.length === 1 ? { ...page, browserCompat: [...keys] } : page;
}

/** Corrects the first unknown part of a key; null without a similar name. */
export function suggestKey(key: string, compat: FeatureTree): string | null {
  const parts = key.split(".");
  for (let at = 0; at < parts.length; at++) {
    const part = parts[at] ?? "";
    if (findFeature(compat, parts.slice(0, at + 1).join("."))) continue;
    const near = findClosestName(part, listNames(parts.slice(0, at), compat));
    if (near === null) return null;
    parts[at] = near;
  }
  return parts.join(".");
}

function listNames(parent: readonly string[], compat: FeatureTree): string[] {
  if (parent.length === 0)
    return Object.keys(compat).filter((name) => !name.startsWith("_"));
  const feature = findFeature(compat, parent.join("."));
  return feature ? listChildren(feature).map(({ name }) => name) : [];
}

function locateKey(frontMatter: string, key: string): SourcePlace {
  const at = frontMatter.indexOf(key);
  return at === -1 ? { line: null, column: null } : createLocator(frontMatter, 2)(at);
}
