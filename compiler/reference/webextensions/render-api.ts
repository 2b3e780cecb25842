import { toTitleHtml } from "../../core/title-html";
import type { Page } from "../../core/page";
import type { Feature } from "../../sources/platform/compat/features";
import { renderClosing } from "../parts/closing";
import { code, linkExisting } from "../parts/html";
import { renderIntroduction } from "../parts/introduction";
import { listFeaturesBelow } from "../data/list-bcd-features";
import { renderFeatureList } from "../parts/sub-feature-sections";
import { describeSupport } from "../parts/support-words";
import type { ReferenceContext } from "../reference-area";
import { findKind, type ApiKind } from "./kinds";

export const APIS = "Mozilla/Add-ons/WebExtensions/API";
const API_KEY = "webextensions.api.";

const SECTIONS: readonly (readonly [ApiKind, string])[] = [
  ["api", "APIs"],
  ["function", "Functions"],
  ["property", "Properties"],
  ["type", "Types"],
  ["event", "Events"],
];

/** Renders a namespace of the extension APIs with its members. */
export function renderApi(
  page: Page,
  feature: Feature,
  context: ReferenceContext,
): string {
  const apis = linkExisting(context.site, APIS, "JavaScript APIs for browser extensions");
  const lead = `<strong>${code(toApiName(feature.key))}</strong> is one of the ${apis}`;
  const support = describeSupport(feature.node.__compat, context.platform.browsers);
  const members = listFeaturesBelow(feature);
  const lists = SECTIONS.map(([kind, heading]) => {
    const ofKind = members.filter(({ key }) => findKind(toNames(key)) === kind);
    return renderFeatureList(heading, ofKind, context);
  });
  return [
    renderIntroduction(page, { lead, more: [support] }, context),
    ...lists,
    renderClosing(page, linkManifestKey(feature, context), context),
  ].join("");
}

/** Splits `webextensions.api.tabs.create` into `tabs`, `create`. */
export function toNames(key: string): string[] {
  return key.slice(API_KEY.length).split(".");
}

/** Formats the key as code after `browser.`. */
export function toApiName(key: string): string {
  return toNames(key)
    .join(".")
    .replace(/_legacy\b/, "");
}

/**
 * Links the manifest key of the same name, spelt differently: `browserAction`,
 * `browser_action`.
 */
function linkManifestKey({ name }: Feature, { site, data }: ReferenceContext): string[] {
  const key = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  const page = data.bcd().findByKey(`webextensions.manifest.${key}`);
  if (!page) return [];
  const link = linkExisting(site, page.slug, toTitleHtml(`\`${key}\``));
  return [`${link}, the manifest key`];
}
