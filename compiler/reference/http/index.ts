import { toLeaf } from "~/domain/documents/slug";
import { findAreaSidebar } from "../../sidebars/areas";
import { findFeature } from "../../sources/platform/compat/features";
import { type BcdPage, listAreaPages } from "../data/list-bcd-features";
import type { ReferenceData } from "../data/reference-data";
import { renderPlainPage } from "../parts/plain-page";
import { type PageNames, toReferencePage } from "../parts/to-reference-page";
import type { ReferenceArea, ReferencePage } from "../reference-area";
import { readHeaderTexts, readMethodTexts, readStatusTexts } from "../texts/read-texts";
import { HTTP_ROOT, toRfcUrl } from "./names";
import { renderDirective } from "./render-directive";
import { renderHeader } from "./render-header";
import { renderMethod, renderStatusCode } from "./render-method-status";

/** Generates HTTP headers with their directives, methods and status codes. */
export const http: ReferenceArea = {
  name: "http",
  listPages: (data) => [...listDataPages(data), ...listTextPages(data)],
  renderBody(page, context) {
    switch (page.pageType) {
      case "http-header":
        return renderHeader(page, context);
      case "http-method":
        return renderMethod(page, context);
      case "http-status-code":
        return renderStatusCode(page, context);
    }
    const feature = findFeature(context.data.compat, context.key);
    return feature && page.pageType.endsWith("-directive")
      ? renderDirective(page, feature, context)
      : renderPlainPage(page, context);
  },
};

function listDataPages({ bcd }: ReferenceData): ReferencePage[] {
  return listAreaPages(bcd(), "http").map((page) =>
    toReferencePage(page, nameHttpPage(page)),
  );
}

/** Lists the headers, methods and codes that every browser supports, so that no data has them. */
function listTextPages({ bcd }: ReferenceData): ReferencePage[] {
  const texts = [
    ...[...readHeaderTexts()].map(([name, text]) => ({
      path: `Headers/${name}`,
      ...text,
    })),
    ...[...readMethodTexts()].map(([name, text]) => ({
      path: `Methods/${name}`,
      ...text,
    })),
    ...[...readStatusTexts()].map(([name, text]) => ({
      path: `Status/${name}`,
      ...text,
    })),
  ];
  return texts.flatMap(({ path, rfc, ...text }): ReferencePage[] => {
    const slug = HTTP_ROOT + path;
    if (bcd().findBySlug(slug)) return [];
    const spec = rfc ? toRfcUrl(rfc) : "spec" in text ? text.spec : undefined;
    const sidebar = findAreaSidebar(slug);
    return [
      {
        slug,
        ...nameHttpPage({ slug }),
        status: [],
        browserCompat: [],
        specUrls: spec ? [spec] : [],
        sidebar: sidebar === null ? [] : [{ name: sidebar, args: [] }],
        key: `http:${path}`,
      },
    ];
  });
}

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
function nameHttpPage({ slug }: Pick<BcdPage, "slug">): PageNames {
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
