export const WEB_EXTENSION_APIS = "Mozilla/Add-ons/WebExtensions/API";
export const WEB_APIS = "Web/API";
export const BUILT_IN_OBJECTS = "Web/JavaScript/Reference/Global_Objects";

/** A part of the documentation, with the default sidebar of its pages (content format, 6.1). */
interface Area {
  slug: string;
  sidebar: string;
}

/** An area precedes the areas that contain it. */
export const AREAS: readonly Area[] = [
  { slug: "Games", sidebar: "games" },
  { slug: "Glossary", sidebar: "glossarysidebar" },
  { slug: "Learn_web_development/Howto", sidebar: "learn-how-to" },
  { slug: "Learn_web_development", sidebar: "learnsidebar" },
  { slug: "Learn", sidebar: "learnsidebar" },
  { slug: "MDN", sidebar: "mdnsidebar" },
  { slug: "Mozilla/Add-ons/WebExtensions", sidebar: "addonsidebar" },
  { slug: "Mozilla/Add-ons", sidebar: "addonsidebarmain" },
  { slug: "Mozilla", sidebar: "firefox" },
  { slug: "Related", sidebar: "related" },
  { slug: "Web/Accessibility", sidebar: "accessibilitysidebar" },
  { slug: WEB_APIS, sidebar: "apiref" },
  { slug: "Web/CSS", sidebar: "cssref" },
  { slug: "Web/HTML", sidebar: "htmlsidebar" },
  { slug: "Web/HTTP", sidebar: "http" },
  { slug: BUILT_IN_OBJECTS, sidebar: "jsref" },
  { slug: "Web/JavaScript", sidebar: "jssidebar" },
  { slug: "Web/MathML", sidebar: "mathmlref" },
  { slug: "Web/Media", sidebar: "mediasidebar" },
  { slug: "Web/Performance", sidebar: "performancesidebar" },
  { slug: "Web/Privacy", sidebar: "privacy" },
  { slug: "Web/Progressive_web_apps", sidebar: "pwasidebar" },
  { slug: "Web/Manifest", sidebar: "pwasidebar" },
  { slug: "Web/Security", sidebar: "security" },
  { slug: "Web/SVG", sidebar: "svgref" },
  { slug: "Web/URI", sidebar: "urlsidebar" },
  { slug: "Web/WebDriver", sidebar: "webdriver" },
  { slug: "Web/XML", sidebar: "xmlsidebar" },
  { slug: "Web", sidebar: "web" },
  { slug: "WebAssembly", sidebar: "webassemblysidebar" },
];

/** Sidebar names of older pages and macros. */
const ALIASES: Readonly<Record<string, string>> = {
  apisidebar: "apiref",
  canvassidebar: "apiref",
  csssidebar: "cssref",
  firefox_for_developers: "firefox",
  firefoxsidebar: "firefox",
  gamessidebar: "games",
  htmlref: "htmlsidebar",
  httpsidebar: "http",
  learn_how_to: "learn-how-to",
  learnhowtosidebar: "learn-how-to",
  manifestsidebar: "pwasidebar",
  mathmlsidebar: "mathmlref",
  privacysidebar: "privacy",
  progressivewebappssidebar: "pwasidebar",
  relatedsidebar: "related",
  securitysidebar: "security",
  serviceworkersidebar: "apiref",
  svgsidebar: "svgref",
  uisidebar: "related",
  urisidebar: "urlsidebar",
  webassemblyref: "webassemblysidebar",
  webdriversidebar: "webdriver",
  webextapisidebar: "addonsidebar",
  webglsidebar: "apiref",
  websidebar: "web",
  xsltref: "xmlsidebar",
  xsltsidebar: "xmlsidebar",
};

/** Returns the current name of a sidebar. */
export function toCurrentName(name: string): string {
  return Object.hasOwn(ALIASES, name) ? (ALIASES[name] ?? name) : name;
}

/** True for a present or former sidebar name, which is no flaw. */
export function isKnownSidebar(name: string): boolean {
  const current = toCurrentName(name);
  return (
    current === "defaultapisidebar" || AREAS.some(({ sidebar }) => sidebar === current)
  );
}

/** Returns the sidebar of the area that contains a slug; null outside all areas. */
export function findAreaSidebar(slug: string): string | null {
  return findArea(slug)?.sidebar ?? null;
}

/**
 * Returns the slug at the top of the area that contains a slug; its first segment outside all
 * areas.
 */
export function getAreaRoot(slug: string): string {
  return findArea(slug)?.slug ?? slug.split("/", 1)[0] ?? slug;
}

function findArea(slug: string): Area | undefined {
  return AREAS.find((area) => slug === area.slug || slug.startsWith(`${area.slug}/`));
}
