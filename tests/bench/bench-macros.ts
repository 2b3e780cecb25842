import { loadContentStrings } from "~/l10n/content-strings.server";
import type { FlawReport } from "~/domain/documents/flaw";
import { readConfig } from "~/config.server";
import { listContentRoots } from "../../cli/content/roots";
import { renderCall } from "../../compiler/macros/expand-macros";
import type { MacroContext } from "../../compiler/macros/macro";
import { parseCalls } from "../../compiler/macros/parse-calls";
import { findMacro } from "../../compiler/macros/registry";
import type { Page } from "../../compiler/core/page";
import { createSite } from "../../compiler/core/create-site";
import { readHeadings } from "../../compiler/sections/read-headings";
import { openContentData } from "../../compiler/sources/content-data/open-content-data";
import { listLocaleFolders } from "../../compiler/sources/docs/list-files";
import { readBody } from "../../compiler/sources/docs/read-page-file";
import { readDocs } from "../../compiler/sources/docs/read-pages";
import { loadPlatformData } from "../../compiler/sources/platform";

/** Link macros, with the area of their targets. */
const AREAS: Readonly<Record<string, string>> = {
  cssxref: "Web/CSS/Reference/",
  jsxref: "Web/JavaScript/Reference/",
  domxref: "Web/API/",
  glossary: "Glossary/",
  htmlelement: "Web/HTML/Reference/Elements/",
  svgelement: "Web/SVG/Reference/Element/",
  svgattr: "Web/SVG/Reference/Attribute/",
  mathmlelement: "Web/MathML/Reference/Element/",
  httpheader: "Web/HTTP/Reference/Headers/",
  httpstatus: "Web/HTTP/Reference/Status/",
  httpmethod: "Web/HTTP/Reference/Methods/",
  csp: "Web/HTTP/Reference/Headers/Content-Security-Policy/",
  webextapiref: "Mozilla/Add-ons/WebExtensions/API/",
};
const MEMBER_TYPE =
  /-(?:instance|static)-|-(?:constructor|event|method|property)$|^webextension-api-(?:function|property|type)/;
const MAX_EXAMPLES = 20;

interface Counts {
  calls: number;
  milliseconds: number;
  /** Links whose target was found. */
  resolved: number;
  /** Links whose target is missing, with no page of that name in the area. */
  absent: number;
  /** Links whose target is missing, although the area has a page of that name. */
  missed: number;
}

export interface MacroFigures {
  macros: Record<string, string>;
  /** Number of calls by name. */
  "unknown names": Record<string, number>;
  "missed targets": string[];
}

/** Renders every macro call of the content on its own; measures count, time and resolved links. */
export function benchMacros(): MacroFigures {
  const counts = new Map<string, Counts>();
  const unknown = new Map<string, number>();
  const missed = new Map<string, number>();
  const environment = openEnvironment();
  for (const page of environment.pages) {
    const flaws: FlawReport[] = [];
    const context = environment.createContext(page, flaws);
    for (const call of parseCalls(readBody(page).body)) {
      if (call.kind !== "call") continue;
      const name = findMacro(call.name)?.names[0];
      if (name === undefined) {
        increase(unknown, call.name);
        continue;
      }
      const count = getCounts(counts, name);
      flaws.length = 0;
      const started = performance.now();
      renderCall(call, context);
      count.milliseconds += performance.now() - started;
      count.calls++;
      countLink(name, flaws, { count, names: environment.names, missed });
    }
  }
  return {
    macros: Object.fromEntries(
      [...counts].sort(([, a], [, b]) => b.calls - a.calls).map(toRow),
    ),
    "unknown names": Object.fromEntries(unknown),
    "missed targets": listMost(missed),
  };
}

interface Environment {
  pages: readonly Page[];
  /** The path suffixes of each macro's area that a call could mean. */
  names: ReadonlyMap<string, ReadonlySet<string>>;
  createContext(page: Page, flaws: FlawReport[]): MacroContext;
}

function openEnvironment(): Environment {
  const roots = listContentRoots(readConfig(process.env));
  const { pages, redirects } = readDocs(
    listLocaleFolders(roots.contentRoot, roots.translatedRoot),
  );
  const shared = {
    site: createSite(pages, redirects, { readHeadings }),
    platform: loadPlatformData(),
    contentData: openContentData(roots.contentRoot),
  };
  const strings = loadContentStrings();
  return {
    pages,
    names: collectNames(pages),
    createContext: (page, flaws) => ({
      ...shared,
      page,
      locale: page.locale,
      translate: strings(page.locale),
      report: (flaw) => flaws.push(flaw),
      addSidebar: () => undefined,
    }),
  };
}

function collectNames(pages: readonly Page[]): Map<string, Set<string>> {
  return new Map(
    Object.entries(AREAS).map(([macro, area]) => {
      const inArea = pages.filter(({ slug }) => slug.startsWith(area));
      return [macro, new Set(inArea.flatMap((page) => listNames(page, area)))];
    }),
  );
}

/** `Global_Objects/Array/map` also counts as `Array/map`; a bare name never means a member. */
function listNames({ slug, pageType }: Page, area: string): string[] {
  const segments = toName(slug.slice(area.length)).split("/");
  const isMember = MEMBER_TYPE.test(pageType);
  return segments
    .map((_, start) => segments.slice(start).join("/"))
    .filter((name) => !isMember || name.includes("/"));
}

function countLink(
  name: string,
  flaws: readonly FlawReport[],
  found: {
    count: Counts;
    names: Environment["names"];
    missed: Map<string, number>;
  },
): void {
  const names = found.names.get(name);
  if (!names) return;
  const broken = flaws.find(({ check }) => check === "macro-broken-link");
  if (!broken) found.count.resolved++;
  else if (!names.has(toName(readPath(broken.message, AREAS[name] ?? ""))))
    found.count.absent++;
  else {
    found.count.missed++;
    increase(found.missed, `${name}: ${broken.message}`);
  }
}

/** Returns the path below its area that a flaw reports as missing. */
function readPath(message: string, area: string): string {
  const path = message.slice(message.indexOf("/docs/") + "/docs/".length);
  return path.startsWith(area)
    ? path.slice(area.length)
    : path.replace(/^Web\/CSS\//, "");
}

function toName(path: string): string {
  return path.toLowerCase().replace(/_(?:value|function|static)$/, "");
}

function toRow([name, count]: [string, Counts]): [string, string] {
  const { calls, milliseconds, resolved, absent, missed } = count;
  const time = `${String(calls)} calls, ${((milliseconds * 1000) / calls).toFixed(0)} µs each`;
  if (!(name in AREAS)) return [name, time];
  const share = (resolved / Math.max(1, resolved + missed)) * 100;
  const links = `${String(resolved)} resolved, ${String(absent)} not in the content, ${String(missed)} missed`;
  return [name, `${time}; ${links}: ${share.toFixed(2)} %`];
}

function getCounts(counts: Map<string, Counts>, name: string): Counts {
  let count = counts.get(name);
  if (!count) {
    count = { calls: 0, milliseconds: 0, resolved: 0, absent: 0, missed: 0 };
    counts.set(name, count);
  }
  return count;
}

function increase(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

function listMost(counts: ReadonlyMap<string, number>): string[] {
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .slice(0, MAX_EXAMPLES)
    .map(([key, count]) => `${String(count)} × ${key}`);
}
