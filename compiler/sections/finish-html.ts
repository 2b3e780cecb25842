import { createLocate } from "../core/locate";
import { collectSamples } from "../samples/collect-samples";
import { splitSections } from "./split-sections";
import { getSummary, listToc } from "./facts";
import { finishCompatLinks } from "../html/compat-links";
import { finishTree } from "../html/finish-tree";
import type { FinishContext, FinishedHtml, FinishJob } from "../html/finish-context";
import { checkFragmentLinks } from "../html/fragment-links";
import { createIds, linkToSelf, nameLate } from "../html/ids";
import { parseWhole } from "../html/parse-whole";
import { liftQuickLinks } from "../html/quick-links";
import { followIds } from "../html/references";
import { createWriter } from "../html/serialise";

export type { FinishContext, FinishedHtml } from "../html/finish-context";

/**
 * Finishes the HTML of Markdown and macros: parses it once, applies every rule in one walk, and
 * writes it once as sections and facts.
 */
export function finishHtml(html: string, context: FinishContext): FinishedHtml {
  const job = createJob(context);
  const root = parseWhole(html, job);
  context.prepare?.(root, job);
  finishTree(root, job);
  for (const element of job.nameLater) nameLate(element, job.ids);
  // Inner ones first, because a term with a linked heading can't be a link itself.
  for (const element of job.selfLinked.toReversed()) linkToSelf(element);
  followIds(root, job.ids);
  finishCompatLinks(root, job.compatLinks);
  const samples = job.hasEmbeds ? collectSamples(root, job) : [];

  const quickLinks = liftQuickLinks(root);
  const writer = createWriter(context.highlight);
  const quickLinksHtml = quickLinks && createWriter(context.highlight).write(quickLinks);
  const summary = getSummary(root);
  const sections = splitSections(root, { ...context, write: writer.write, ids: job.ids });
  checkFragmentLinks(job);
  return {
    sections,
    toc: listToc(sections),
    summary,
    text: writer.readText(),
    fragments: [...job.ids.taken],
    hasMathML: job.hasMathML,
    quickLinksHtml,
    samples,
  };
}

function createJob(context: FinishContext): FinishJob {
  return {
    ...context,
    locate: createLocate(context.source),
    ids: createIds(),
    fragmentLinks: [],
    compatLinks: [],
    liftedTables: [],
    nameLater: [],
    selfLinked: [],
    hasMathML: false,
    hasEmbeds: false,
    isInScroller: false,
    isInLink: false,
    headingLevel: 1,
  };
}
