import { toLeaf, toLeafTitle } from "~/domain/documents/slug";
import { escapeText } from "~/domain/text/escape-html";
import type { Page, SidebarReference } from "../../core/page";
import { toPlainTitle } from "../../core/title-html";
import { type BcdPage, listAreaPages } from "../data/list-bcd-features";
import type { ReferenceData } from "../data/reference-data";
import { linkParent, renderClosing } from "../parts/closing";
import { code, joinWords } from "../parts/html";
import { describeTerm, renderIntroduction } from "../parts/introduction";
import type { ReferenceArea, ReferenceContext, ReferencePage } from "../reference-area";
import { getInterfaceGroups, type InterfaceGroup } from "./groups";
import { renderInterfacePage } from "./interface-page";
import { renderMemberPage } from "./member-pages";
import {
  findGroupByKey,
  GROUP_KEY,
  listGroupSpecifications,
  renderOverviewPage,
} from "./overview-page";
import { type ApiSubject, findApiSubject } from "./subject";

/** Generates `Web/API`: interfaces, their members, and an overview of each group. */
export const api: ReferenceArea = {
  name: "api",
  listPages: (data) => [
    ...listAreaPages(data.bcd(), "api").map((page) => toApiPage(page, data)),
    ...getInterfaceGroups(data).groups.map((group) => toOverviewPage(group, data)),
  ],
  renderBody,
};

function toApiPage(page: BcdPage, data: ReferenceData): ReferencePage {
  const { slug, keys, status, key } = page;
  const subject = findApiSubject(page, data.idl());
  const facts = { slug, status, browserCompat: putOwnFirst(keys, slug), key };
  if (!subject) return { ...facts, ...nameOtherPage(slug), sidebar: [] };
  const group = getInterfaceGroups(data).findByPage(page);
  return { ...facts, ...nameApiPage(subject), sidebar: [toSidebar("apiref", group)] };
}

/** The first key says since when the page's subject is supported, so it is one of its interface. */
function putOwnFirst(keys: readonly string[], slug: string): string[] {
  const [, , owner = ""] = slug.split("/");
  const isOther = (key: string): boolean => key.split(".")[1] !== owner;
  return keys.toSorted((a, b) => Number(isOther(a)) - Number(isOther(b)));
}

function toOverviewPage(group: InterfaceGroup, data: ReferenceData): ReferencePage {
  return {
    slug: group.slug,
    title: group.name,
    pageType: "web-api-overview",
    status: [],
    browserCompat: [],
    specUrls: listGroupSpecifications(group, data),
    sidebar: [toSidebar("defaultapisidebar", group)],
    key: GROUP_KEY + group.name,
  };
}

function toSidebar(name: string, group: InterfaceGroup | null): SidebarReference {
  return { name, args: group ? [group.name] : [] };
}

/**
 * Names a page outside `Web/API` that an interface's feature links to: a guide, a glossary
 * term.
 */
function nameOtherPage(slug: string): Pick<ReferencePage, "title" | "pageType"> {
  const title = toLeafTitle(slug);
  return {
    title,
    pageType: slug.startsWith("Glossary/") ? "glossary-definition" : "guide",
  };
}

function renderBody(page: Page, context: ReferenceContext): string {
  const { data, key } = context;
  const group = findGroupByKey(key, data);
  if (group) return renderOverviewPage(page, group, context);
  const bcdPage = data.bcd().findBySlug(page.slug);
  const subject = bcdPage && findApiSubject(bcdPage, data.idl());
  if (!bcdPage || !subject) return renderOtherPage(page, context);
  return subject.kind === "interface"
    ? renderInterfacePage(page, subject, bcdPage.feature, context)
    : renderMemberPage(page, subject, context);
}

function renderOtherPage(page: Page, context: ReferenceContext): string {
  const names = page.browserCompat.map((key) => code(key.split(".").slice(1).join(".")));
  const title = `<strong>${escapeText(toPlainTitle(page.title))}</strong>`;
  const about = describeTerm(page.slug);
  const lead =
    about === null
      ? `${title}: it concerns ${joinWords(names)} of the Web APIs, whose support follows`
      : `${title} ${about}`;
  return (
    renderIntroduction(page, { lead }, context) +
    renderClosing(page, linkParent(page, context), context)
  );
}

interface Naming {
  title: string;
  shortTitle?: string;
  pageType: string;
}

/** Returns title, short title and page type as is customary for pages of `Web/API`. */
function nameApiPage(subject: ApiSubject): Naming {
  const { interfaceName, member, isWebGLExtension } = subject;
  const type = isWebGLExtension ? "webgl-extension" : "web-api";
  const scope = subject.isStatic ? "static" : "instance";
  const word = subject.isStatic ? "static " : "";
  switch (subject.kind) {
    case "interface":
      return isWebGLExtension
        ? {
            title: `${interfaceName} extension`,
            shortTitle: interfaceName,
            pageType: type,
          }
        : { title: toLeaf(subject.ownerSlug), pageType: "web-api-interface" };
    case "constructor":
      return {
        title: `${interfaceName}: ${member}() constructor`,
        shortTitle: `${member}()`,
        pageType: "web-api-constructor",
      };
    case "event":
      return {
        title: `${interfaceName}: ${member} event`,
        shortTitle: member,
        pageType: "web-api-event",
      };
    case "method":
      if (subject.family) return nameFamilyPage(subject);
      return {
        title: `${interfaceName}: ${member}() ${word}method`,
        shortTitle: `${member}()`,
        pageType: isWebGLExtension ? "webgl-extension-method" : `web-api-${scope}-method`,
      };
    case "property":
      return {
        title: `${interfaceName}: ${member} ${word}property`,
        shortTitle: member,
        pageType: `web-api-${scope}-property`,
      };
  }
}

/** Names a page about several methods: `uniform methods`, `factory functions`. */
function nameFamilyPage({ interfaceName, member, isStatic }: ApiSubject): Naming {
  const words = member.replaceAll("_", " ");
  const shortTitle = words.endsWith("functions") ? words : `${words} methods`;
  return {
    title: `${interfaceName}: ${shortTitle}`,
    shortTitle,
    pageType: `web-api-${isStatic ? "static" : "instance"}-method`,
  };
}
