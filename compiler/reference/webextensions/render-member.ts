import { toPlainTitle } from "../../core/title-html";
import type { Page } from "../../core/page";
import type { Feature } from "../../sources/platform/compat/features";
import { renderClosing } from "../parts/closing";
import { code, codeBlock, linkExisting, section } from "../parts/html";
import { renderIntroduction } from "../parts/introduction";
import { renderSubFeatures } from "../parts/sub-feature-sections";
import { describeSupport } from "../parts/support-words";
import type { ReferenceContext } from "../reference-area";
import { findKind, type ApiKind } from "./kinds";
import { APIS, toApiName, toNames } from "./render-api";

const MANIFEST = "Mozilla/Add-ons/WebExtensions/manifest.json";

const KINDS: Readonly<Record<ApiKind, string>> = {
  api: "a part",
  event: "an event",
  function: "a function",
  property: "a property",
  type: "a type",
};

/** Labels of the data's sub-features, by kind of the feature. */
const PARTS: Readonly<Record<ApiKind, string>> = {
  api: "Members",
  event: "Parameters and properties",
  function: "Parameters and properties",
  property: "Members",
  type: "Members",
};

/** Renders a function, event, type or property of an extension API. */
export function renderApiMember(
  page: Page,
  feature: Feature,
  context: ReferenceContext,
): string {
  const isApi = page.slug.startsWith(`${APIS}/`);
  const names = toNames(feature.key);
  const kind = isApi ? findKind(names) : "function";
  const name = `<strong>${code(toPlainTitle(page.title))}</strong>`;
  const owner = names.slice(0, -1);
  const link = linkExisting(
    context.site,
    `${APIS}/${owner.join("/")}`,
    code(owner.join(".")),
  );
  const place =
    findKind(owner) === "api" ? "API" : KINDS[findKind(owner)].replace(/^an? /, "");
  const lead = isApi
    ? `${name} is ${KINDS[kind]} of the ${link} ${place} for browser extensions`
    : `${name} is a function for the content scripts of browser extensions`;
  const support = describeSupport(feature.node.__compat, context.platform.browsers);
  const isDirect = isApi && findKind(owner) === "api";
  return [
    renderIntroduction(page, { lead, more: [support] }, context),
    isDirect ? renderSyntax(kind, `browser.${toApiName(feature.key)}`) : "",
    renderSubFeatures(PARTS[kind], feature, context),
    renderClosing(page, isApi ? [link] : [], context),
  ].join("");
}

function renderSyntax(kind: ApiKind, path: string): string {
  const lines = listLines(kind, path);
  return section("Syntax", lines.length > 0 ? codeBlock("js", lines.join("\n")) : "");
}

function listLines(kind: ApiKind, path: string): string[] {
  switch (kind) {
    case "event":
      return ["addListener", "removeListener", "hasListener"].map(
        (method) => `${path}.${method}(listener)`,
      );
    case "function":
      return [`${path}(/* ... */)`];
    case "property":
      return [path];
    default:
      return [];
  }
}

/** Renders a key of manifest.json. */
export function renderManifestKey(
  page: Page,
  feature: Feature,
  context: ReferenceContext,
): string {
  const manifest = linkExisting(context.site, MANIFEST, code("manifest.json"));
  const lead = `<strong>${code(feature.name)}</strong> is a key of ${manifest}, the manifest of a browser extension`;
  const support = describeSupport(feature.node.__compat, context.platform.browsers);
  return [
    renderIntroduction(page, { lead, more: [support] }, context),
    renderSubFeatures("Properties and values", feature, context),
    renderClosing(page, [], context),
  ].join("");
}
