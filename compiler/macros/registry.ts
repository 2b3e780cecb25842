import { availableInWorkers } from "./labels/available-in-workers";
import { badges } from "./labels/badges";
import { banners } from "./labels/banners";
import { findClosestName } from "../core/closest-name";
import { embedGhLiveSample } from "./embeds/embed-gh-live-sample";
import { embedInteractiveExample } from "./embeds/embed-interactive-example";
import { embedLiveSample } from "./embeds/embed-live-sample";
import { embedYoutube } from "./embeds/embed-youtube";
import { interactiveExample } from "./embeds/interactive-example";
import { jsfiddleEmbed } from "./embeds/jsfiddle-embed";
import { liveSampleLinks } from "./embeds/live-sample-links";
import { cssxref } from "./links/cssxref";
import { domxref } from "./links/domxref";
import { elementLinks } from "./links/element-links";
import { glossary } from "./links/glossary";
import { httpLinks } from "./links/http-links";
import { jsxref } from "./links/jsxref";
import { rfc } from "./links/rfc";
import { webextapiref } from "./links/webextapiref";
import type { Macro } from "./macro";
import { oldLinks } from "./legacy/old-links";
import { oldTexts } from "./legacy/old-texts";
import { ignored, retired } from "./legacy/retired";
import { alphabeticalLists } from "./navigation/alphabetical-lists";
import { firefoxReleases } from "./navigation/firefox-releases";
import { listSubpages } from "./navigation/list-subpages";
import {
  glossaryDisambiguation,
  subpagesWithSummaries,
} from "./navigation/page-summaries";
import { prevNext } from "./navigation/prev-next";
import { findSidebarMacro, sidebarMacros } from "./navigation/sidebar-macros";
import { compat, webExtAllCompatTables } from "./sections/compat";
import { cssInfo } from "./sections/css-info";
import { cssSyntax, cssSyntaxRaw } from "./sections/css-syntax";
import { extensionExamples } from "./sections/extension-examples";
import { inheritanceDiagram } from "./sections/inheritance-diagram";
import { jsPropertyAttributes } from "./sections/js-property-attributes";
import { specifications } from "./sections/specifications";
import { svgInfo } from "./sections/svg-info";

const MACROS: readonly Macro[] = [
  cssxref,
  jsxref,
  domxref,
  ...elementLinks,
  ...httpLinks,
  webextapiref,
  glossary,
  rfc,
  ...badges,
  ...banners,
  availableInWorkers,
  compat,
  webExtAllCompatTables,
  specifications,
  cssInfo,
  cssSyntax,
  cssSyntaxRaw,
  inheritanceDiagram,
  svgInfo,
  ...extensionExamples,
  jsPropertyAttributes,
  embedYoutube,
  embedGhLiveSample,
  embedLiveSample,
  ...liveSampleLinks,
  interactiveExample,
  embedInteractiveExample,
  jsfiddleEmbed,
  ...prevNext,
  ...listSubpages,
  ...sidebarMacros,
  subpagesWithSummaries,
  glossaryDisambiguation,
  ...alphabeticalLists,
  firefoxReleases,
  ...oldLinks,
  ...oldTexts,
  ...retired,
  ignored,
];

const BY_NAME = new Map(
  MACROS.flatMap((macro) => macro.names.map((name) => [name, macro])),
);

/** Normalises a name for comparison: `Non-standard_Inline` becomes `non_standard_inline`. */
function toMacroName(written: string): string {
  return written.toLowerCase().replaceAll("-", "_");
}

/** Finds the macro for any spelling of its name. */
export function findMacro(written: string): Macro | null {
  const name = toMacroName(written);
  return BY_NAME.get(name) ?? findSidebarMacro(name);
}

/** Lists the names of all macros that pages may call, sidebars aside. */
export function listMacroNames(): string[] {
  return [...BY_NAME.keys()];
}

/** Suggests the known name nearest to an unknown one; null without one. */
export function suggestMacroName(written: string): string | null {
  return findClosestName(toMacroName(written), BY_NAME.keys());
}
