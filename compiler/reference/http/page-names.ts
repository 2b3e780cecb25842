import { toLeaf } from "~/domain/documents/slug";
import type { BcdPage } from "../data/list-bcd-features";
import type { PageNames } from "../parts/to-reference-page";
import { readStatusTexts } from "../texts/read-texts";
import { HTTP_ROOT } from "./names";

const DIRECTIVE_TYPES: Readonly<Record<string, string>> = {
  "Content-Security-Policy": "http-csp-directive",
  "Permissions-Policy": "http-permissions-policy-directive",
};
/** Headers with a common abbreviation. */
const ABBREVIATIONS: Readonly<Record<string, string>> = {
  "Content-Security-Policy": "CSP",
  "Cross-Origin-Embedder-Policy": "COEP",
  "Cross-Origin-Opener-Policy": "COOP",
  "Cross-Origin-Resource-Policy": "CORP",
};
/** Pages outside the HTTP reference. */
const SPECIAL: Readonly<Record<string, PageNames>> = {
  "Web/URI/Reference/Schemes/data": {
    title: "data: URLs",
    shortTitle: "data:",
    pageType: "uri-scheme",
  },
};

/** Returns title and page type of an HTTP page, derived from its place in the documentation. */
export function nameHttpPage({ slug }: Pick<BcdPage, "slug">): PageNames {
  const special = SPECIAL[slug];
  if (special) return special;
  const leaf = toLeaf(slug);
  const [area = "", name = "", directive] = slug.startsWith(HTTP_ROOT)
    ? slug.slice(HTTP_ROOT.length).split("/")
    : [];
  if (area === "Headers") return nameHeader(name, directive);
  if (area === "Methods")
    return { title: `${name} request method`, shortTitle: name, pageType: "http-method" };
  if (area === "Status")
    return {
      title: `${name} ${readStatusTexts().get(name)?.phrase ?? ""}`.trim(),
      pageType: "http-status-code",
    };
  return { title: leaf.replaceAll("_", " "), pageType: "guide" };
}

function nameHeader(name: string, directive: string | undefined): PageNames {
  if (directive === undefined) {
    const short = ABBREVIATIONS[name];
    const title = `${name}${short ? ` (${short})` : ""} header`;
    return { title, shortTitle: name, pageType: "http-header" };
  }
  return {
    title: `${name}: ${directive} directive`,
    shortTitle: directive,
    pageType: DIRECTIVE_TYPES[name] ?? "guide",
  };
}
