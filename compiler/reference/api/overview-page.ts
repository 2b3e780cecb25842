import { DEFAULT_LOCALE } from "~/domain/locales/locale";
import { docUrl } from "~/domain/documents/slug";
import { escapeText } from "~/domain/text/escape-html";
import type { Page } from "../../core/page";
import type { ReferenceData } from "../data/reference-data";
import { findFeature } from "../../sources/platform/compat/features";
import { describeFeature } from "../parts/introduction";
import { linkParent, renderGeneratedLine } from "../parts/closing";
import {
  code,
  joinWords,
  list,
  paragraph,
  section,
  sentence,
  toOwnStatement,
  toTextHtml,
} from "../parts/html";
import { renderMembers, type Member } from "../parts/members";
import type { ReferenceContext } from "../reference-area";
import { findApiText } from "../texts/read-texts";
import { getInterfaceGroups, linkGroup, type InterfaceGroup } from "./groups";
import { toIdlName } from "./subject";

/** Renders the overview page of a group: its interfaces and their web-features. */
export function renderOverviewPage(
  page: Page,
  group: InterfaceGroup,
  context: ReferenceContext,
): string {
  const kinds = groupByKind(group, context);
  const specs = page.specUrls.join(",");
  const counts = kinds.map(({ noun, plural, names }) =>
    names.length === 1 ? `one ${noun}` : `${names.length} ${plural}`,
  );
  const verb = group.interfaces.length === 1 ? "belongs" : "belong";
  const words = `${joinWords(counts)} ${verb} to ${linkGroup(group, context.site)}`;
  return [
    paragraph(sentence(`${words}: ${joinWords(listFirst(group.interfaces))}`)),
    ...kinds.map(({ heading, names }) =>
      section(
        heading,
        renderMembers(
          names.map((name) => toMember(name, context)),
          context,
        ),
      ),
    ),
    section("Features", list(listWebFeatures(group, context))),
    section(
      "Specifications",
      specs && `<div class="bc-specs" data-bcd-query="" data-spec-urls="${specs}"></div>`,
    ),
    section("See also", list(linkParent(page, context))),
    renderGeneratedLine(page, context),
  ].join("");
}

/** Lists the specifications of a group's interfaces, without fragments. */
export function listGroupSpecifications(
  { interfaces }: InterfaceGroup,
  data: ReferenceData,
): string[] {
  const urls = interfaces.flatMap((name) =>
    data
      .listSpecifications([`api.${name}`])
      .slice(0, 1)
      .map(({ bcdSpecificationURL }) => bcdSpecificationURL.replace(/#.*$/, "")),
  );
  return [...new Set(urls)].toSorted();
}

const MOST_NAMES = 5;
/** Kinds of definitions. A name that the IDL lacks counts as an interface, as old ones were. */
const KINDS = [
  { noun: "interface", plural: "interfaces", heading: "Interfaces" },
  { noun: "dictionary", plural: "dictionaries", heading: "Dictionaries" },
  { noun: "namespace", plural: "namespaces", heading: "Namespaces" },
] as const;

type Kind = (typeof KINDS)[number] & { names: string[] };

/** Sorts a group's definitions by kind; leaves out the kinds that it lacks. */
function groupByKind({ interfaces }: InterfaceGroup, { data }: ReferenceContext): Kind[] {
  const findNoun = (name: string): string => {
    const [source] = data.idl().listSources(toIdlName(name, data.idl()));
    const kind = source?.kind ?? "";
    return KINDS.some(({ noun }) => noun === kind) ? kind : "interface";
  };
  return KINDS.map((kind) => ({
    ...kind,
    names: interfaces.filter((name) => findNoun(name) === kind.noun),
  })).filter(({ names }) => names.length > 0);
}

function listFirst(names: readonly string[]): string[] {
  const shown = names.slice(0, MOST_NAMES).map(code);
  const rest = names.length - shown.length;
  return rest > 0 ? [...shown, `${rest} more`] : shown;
}

function toMember(name: string, context: ReferenceContext): Member {
  const page = context.site.findPage(docUrl(DEFAULT_LOCALE, `Web/API/${name}`));
  const own = `api.${name}`;
  const parent = context.platform.findParentInterface(name);
  const parts = [
    describeInterface(name, context),
    parent ? `It inherits from ${code(parent)}` : "",
  ];
  return {
    label: code(name),
    slug: page?.slug ?? null,
    // The data has dictionaries as parameters of methods, under names of their own.
    key: findFeature(context.platform.compat, own)
      ? own
      : (page?.browserCompat[0] ?? own),
    status: page?.status ?? [],
    summary: parts.filter(Boolean).map(sentence).join(" "),
  };
}

/** Returns a sentence about an interface: our own, or that of a web-feature of its name. */
function describeInterface(name: string, { platform }: ReferenceContext): string {
  const own = findApiText(name)?.is;
  if (own) return toOwnStatement(toTextHtml(own));
  const feature = platform.findBaseline([`api.${name}`])?.feature;
  return feature?.name === name ? describeFeature(feature) : "";
}

/** Lists the web-features of the interfaces with their descriptions, by name. */
function listWebFeatures(
  { interfaces }: InterfaceGroup,
  { platform }: ReferenceContext,
): string[] {
  const descriptions = new Map<string, string>();
  for (const name of interfaces) {
    const feature = platform.findBaseline([`api.${name}`])?.feature;
    if (feature) descriptions.set(feature.name, describeFeature(feature));
  }
  return [...descriptions]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, html]) =>
      [`<strong>${escapeText(name)}</strong>`, html].filter(Boolean).join(": "),
    );
}

/** Finds the group whose overview page has this key. */
export function findGroupByKey(key: string, data: ReferenceData): InterfaceGroup | null {
  return key.startsWith(GROUP_KEY)
    ? getInterfaceGroups(data).findByName(key.slice(GROUP_KEY.length))
    : null;
}

export const GROUP_KEY = "group:";
