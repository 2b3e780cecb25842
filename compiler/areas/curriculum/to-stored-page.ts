import type { CurriculumPage } from "~/domain/areas/curriculum";
import type { FinishedHtml } from "../../html/finish-context";
import type { Page } from "../../core/page";
import type { StoredArea } from "../area-source";
import { toAreaDoc } from "../to-area-doc";
import type { CurriculumEntry, CurriculumTree } from "./curriculum-tree";

export interface CurriculumFacts {
  entry: CurriculumEntry;
  page: Page;
  tree: CurriculumTree;
  siteName: string;
}

const RENDERERS = {
  landing: "CurriculumLanding",
  overview: "CurriculumOverview",
  module: "CurriculumModule",
  about: "CurriculumAbout",
  default: "CurriculumDefault",
} as const;

export function toStoredCurriculumPage(
  { entry, page, tree, siteName }: CurriculumFacts,
  html: FinishedHtml,
): StoredArea {
  const { url, title, template, topic } = entry;
  const pageTitle = `${title} | ${siteName}`;
  const group = tree.findGroup(entry);
  const parents = [...tree.listAncestors(entry), entry].map((above) => ({
    uri: above.url,
    title: above.title,
  }));
  const stored: CurriculumPage = {
    doc: {
      ...toAreaDoc(page, html, { url, pageTitle, summary: entry.summary, parents }),
      template,
      sidebar: tree.sidebar,
      ...(topic !== undefined && { topic }),
      ...(group !== undefined && { group }),
      modules: tree.listModules(entry),
      prevNext: tree.getPrevNext(entry),
    },
    url,
    pageTitle,
    locale: page.locale,
    renderer: RENDERERS[template],
  };
  return { facts: { title, summary: stored.doc.summary }, page: stored };
}
