import { escapeText } from "~/domain/text/escape-html";
import { listChildren, type Feature } from "../../sources/platform/compat/features";
import type { ReferenceContext } from "../reference-area";
import { section } from "./html";
import { toFeatureStatus } from "../data/list-bcd-features";
import { renderMembers } from "./members";

/**
 * Renders the parts of a feature that have support data but no page of their own, in the data's
 * words. Empty when no part has a description.
 */
export function renderParts(feature: Feature, context: ReferenceContext): string {
  const own = context.data.bcd().findByKey(feature.key);
  const parts = listChildren(feature).flatMap(({ key, node }) => {
    const page = context.data.bcd().findByKey(key);
    const description = node.__compat?.description;
    if (!description || (page && page !== own)) return [];
    const label = toSafeHtml(description);
    return [{ label, slug: null, key, status: toFeatureStatus(node.__compat) }];
  });
  return section("Parts with support of their own", renderMembers(parts, context));
}

/** Reduces the data's HTML to code and emphasis, because terms must not contain links. */
export function toSafeHtml(html: string): string {
  return escapeText(html)
    .replace(/&amp;(#?\w+;)/g, "&$1")
    .replace(/&lt;(\/?(?:code|em|strong|sup|sub))&gt;/g, "<$1>")
    .replace(/&lt;\/?a(?:\s[^&]*)?&gt;/g, "");
}

/** Converts the HTML to a title: code in backticks, no other marks. */
export function toTitle(html: string): string {
  return html
    .replace(/<\/?code>/g, "`")
    .replace(/<[^>]*>/g, "")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
}
