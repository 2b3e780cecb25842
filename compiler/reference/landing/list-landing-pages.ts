import { toLeafTitle, urlKey } from "~/domain/documents/slug";
import type { ReferencePage } from "../reference-area";

/** Lists the missing ancestors of these pages, so that each page has a parent. */
export function listLandingPages(
  pages: readonly Pick<ReferencePage, "slug" | "sidebar">[],
  isTaken: (slug: string) => boolean,
): ReferencePage[] {
  const missing = new Map<string, ReferencePage>();
  for (const page of pages)
    for (const ancestor of listAncestors(page.slug))
      if (!isTaken(ancestor))
        missing.set(urlKey(ancestor), toLandingPage(ancestor, page));
  return [...missing.values()];
}

function listAncestors(slug: string): string[] {
  const names = slug.split("/");
  return names.slice(1).map((_, at) => names.slice(0, at + 1).join("/"));
}

/** A dictionary whose members alone have data is a page of its API, with their sidebar. */
const INTERFACE = /^Web\/API\/[^/]+$/;

function toLandingPage(
  slug: string,
  { sidebar }: Pick<ReferencePage, "sidebar">,
): ReferencePage {
  const isInterface = INTERFACE.test(slug);
  const listType = slug.split("/").length < 3 ? "landing-page" : "listing-page";
  return {
    slug,
    title: toLandingTitle(slug),
    pageType: isInterface ? "web-api-interface" : listType,
    status: [],
    browserCompat: [],
    sidebar: isInterface ? sidebar : [],
    key: slug,
  };
}

/** Titles of pages whose name in the URL is not clear enough. */
const TITLES: Readonly<Record<string, string>> = {
  Web: "Web technology for developers",
  "Web/API": "Web APIs",
  "Web/CSS": "CSS: Cascading Style Sheets",
  "Web/CSS/Reference": "CSS reference",
  "Web/CSS/Reference/Properties": "CSS properties",
  "Web/CSS/Reference/Selectors": "CSS selectors",
  "Web/CSS/Reference/At-rules": "CSS at-rules",
  "Web/CSS/Reference/Values": "CSS values and units",
  "Web/CSS/Guides": "CSS guides",
  "Web/HTML": "HTML: HyperText Markup Language",
  "Web/HTML/Reference": "HTML reference",
  "Web/HTML/Reference/Elements": "HTML elements reference",
  "Web/HTML/Reference/Attributes": "HTML attributes",
  "Web/HTML/Reference/Global_attributes": "HTML global attributes",
  "Web/HTTP": "HTTP: Hypertext Transfer Protocol",
  "Web/HTTP/Reference": "HTTP reference",
  "Web/HTTP/Reference/Headers": "HTTP headers",
  "Web/HTTP/Reference/Methods": "HTTP request methods",
  "Web/HTTP/Reference/Status": "HTTP response status codes",
  "Web/JavaScript": "JavaScript",
  "Web/JavaScript/Reference": "JavaScript reference",
  "Web/JavaScript/Reference/Global_Objects": "Standard built-in objects",
  "Web/JavaScript/Reference/Statements": "Statements and declarations",
  "Web/JavaScript/Reference/Operators": "Expressions and operators",
  "Web/JavaScript/Reference/Functions": "Functions",
  "Web/JavaScript/Reference/Classes": "Classes",
  "Web/JavaScript/Reference/Regular_expressions": "Regular expressions",
  "Web/MathML": "MathML",
  "Web/MathML/Reference": "MathML reference",
  "Web/MathML/Reference/Element": "MathML elements",
  "Web/MathML/Reference/Attribute": "MathML attributes",
  "Web/MathML/Reference/Global_attributes": "MathML global attributes",
  "Web/Media": "Media technologies on the web",
  "Web/Progressive_web_apps": "Progressive web apps",
  "Web/Progressive_web_apps/Manifest": "Web application manifest",
  "Web/Progressive_web_apps/Manifest/Reference": "Web app manifest reference",
  "Web/SVG": "SVG: Scalable Vector Graphics",
  "Web/SVG/Reference": "SVG reference",
  "Web/SVG/Reference/Element": "SVG elements",
  "Web/SVG/Reference/Attribute": "SVG attributes",
  "Web/URI": "URIs",
  "Web/WebDriver": "WebDriver",
  "Web/WebDriver/Reference": "WebDriver reference",
  WebAssembly: "WebAssembly",
  "WebAssembly/Reference": "WebAssembly reference",
  "WebAssembly/Reference/JavaScript_interface": "WebAssembly JavaScript interface",
  "WebAssembly/Reference/Control_flow": "WebAssembly control flow instructions",
  "WebAssembly/Reference/Numeric": "WebAssembly numeric instructions",
  "WebAssembly/Reference/Memory": "WebAssembly memory instructions",
  "WebAssembly/Reference/Table": "WebAssembly table instructions",
  "WebAssembly/Reference/Variables": "WebAssembly variable instructions",
  "WebAssembly/Reference/Definitions": "WebAssembly definitions",
  "WebAssembly/Reference/SIMD": "WebAssembly SIMD instructions",
  "WebAssembly/Reference/Value_types": "WebAssembly value types",
  "WebAssembly/Reference/Exception_handling":
    "WebAssembly exception handling instructions",
  "WebAssembly/Reference/Reference": "WebAssembly reference instructions",
  Mozilla: "Mozilla",
  "Mozilla/Add-ons": "Add-ons",
  "Mozilla/Add-ons/WebExtensions": "Browser extensions",
  "Mozilla/Add-ons/WebExtensions/API": "JavaScript APIs for extensions",
  "Mozilla/Add-ons/WebExtensions/manifest.json": "manifest.json",
};

/** Returns the title of a landing page. */
function toLandingTitle(slug: string): string {
  return TITLES[slug] ?? toLeafTitle(slug);
}
