import { toLeaf } from "~/domain/documents/slug";
import type { Page } from "../../core/page";
import {
  findFeature,
  listChildren,
  type Feature,
} from "../../sources/platform/compat/features";
import type { ReferenceContext } from "../reference-area";
import { findAttributeText } from "../texts/read-texts";

/** Matches the element in a key: `link` in `html.elements.link.rel`. */
const ELEMENT_OF_KEY = /^html\.elements\.([^.]+)\./;

/** An element that takes an attribute, with the feature in the data. */
export interface Use {
  element: string;
  feature: Feature;
}

/** Lists the uses that a page names by its keys. */
export function listUses({ browserCompat }: Page, { data }: ReferenceContext): Use[] {
  return browserCompat.flatMap((key) => {
    const feature = findFeature(data.compat, key);
    const element = ELEMENT_OF_KEY.exec(key)?.[1];
    return feature && element ? [{ element, feature }] : [];
  });
}

/**
 * Lists uses beyond the page's keys, because some elements document the attribute on their own
 * page.
 */
export function listAllUses(name: string, { data }: ReferenceContext): Use[] {
  const elements = findFeature(data.compat, "html.elements");
  return (elements ? listChildren(elements) : []).flatMap(({ name: element, key }) => {
    const feature = findFeature(data.compat, `${key}.${name}`);
    return feature?.node.__compat && !isTrial(feature) ? [{ element, feature }] : [];
  });
}

/** True for what one browser tries out, which shares no more than the name with the attribute. */
function isTrial({ node }: Feature): boolean {
  const status = node.__compat?.status;
  return status !== undefined && !status.standard_track && !status.deprecated;
}

/** Adds elements that take the value by our texts, though the data has no support of theirs. */
export function listValueUses(page: Page, context: ReferenceContext): Use[] {
  const uses = listUses(page, context);
  const name = readAttribute(page);
  if (!page.slug.includes("/Attributes/")) return uses;
  const others = listAllUses(name, context).filter(
    ({ element }) =>
      !uses.some((use) => use.element === element) &&
      findAttributeText(name, element)?.values[toLeaf(page.slug)] !== undefined,
  );
  return [...uses, ...others];
}

/** Reads the attribute of a title: `rel` of `rel="preload"`; empty without one. */
export function readAttribute({ title }: Page): string {
  return /([\w-]+)="[^"]*"/.exec(title)?.[1] ?? "";
}
