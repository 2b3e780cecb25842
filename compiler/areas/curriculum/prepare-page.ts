import { posix } from "node:path";
import { DATA_SITE_START } from "~/domain/documents/data-addresses";
import { describeBrokenLink } from "../../flaws/links";
import { isDocLinkMissing, markMissing } from "../../html/doc-links";
import type { FinishJob, PrepareTree } from "../../html/finish-context";
import { DOC_PATH } from "../../html/links";
import {
  getAttribute,
  isElement,
  setAttribute,
  type Container,
  type Element,
} from "../../core/tree";
import { decodePath, splitUrl } from "../../core/urls";
import { liftTitle } from "../lift-title";
import { shapeCurriculumPage } from "./shape-page";

const ELSEWHERE = /^[a-z][a-z\d+.-]*:|^[/#?]/i;
const CURRICULUM_PATH = /^\/en-US\/curriculum\//i;

interface LinkFacts {
  /** The page's file below the curriculum's folder. */
  name: string;
  /** Page addresses by file. */
  urls: ReadonlyMap<string, string>;
}

/** Shapes the curriculum's own boxes, and resolves links by file name. */
export function prepareCurriculumPage(facts: LinkFacts): PrepareTree {
  return (root, job) => {
    liftTitle(root);
    shapeCurriculumPage(root);
    eachLink(root, (link, href) => {
      const target = findTarget(href, facts, job);
      if (target !== null) setAttribute(link, "href", target);
      else if (isFileLink(href)) {
        markMissing(link, href, job);
        reportMissingFile(href, job);
      }
    });
  };
}

function findTarget(href: string, facts: LinkFacts, job: FinishJob): string | null {
  if (DATA_SITE_START.test(href))
    return toOwnPath(href.replace(DATA_SITE_START, ""), job);
  return ELSEWHERE.test(href) ? null : findFile(href, facts);
}

/** True for a link to a Markdown file or a folder, false for an image. */
function isFileLink(href: string): boolean {
  return !ELSEWHERE.test(href) && /(?:\.md|\/)$/i.test(splitUrl(href).path);
}

function reportMissingFile(href: string, { report, locate }: FinishJob): void {
  report({ ...describeBrokenLink(href, null), ...locate(href, decodePath(href)) });
}

/**
 * Returns the path of a full address on this site, without a flaw: the curriculum links like
 * that.
 */
function toOwnPath(path: string, job: FinishJob): string | null {
  if (CURRICULUM_PATH.test(path)) return path;
  return DOC_PATH.test(path) && !isDocLinkMissing(path, job) ? path : null;
}

/** Finds the file of a link to a Markdown file, or to a folder by its README. */
function findFile(href: string, { name, urls }: LinkFacts): string | null {
  const { path, hash } = splitUrl(href);
  const file = posix.join(posix.dirname(name), decodePath(path)).replace(/\/$/, "");
  const url =
    urls.get(file) ?? urls.get(posix.join(file, "0-README.md")) ?? urls.get(`${file}.md`);
  return url === undefined ? null : url + hash;
}

function eachLink(parent: Container, visit: (link: Element, href: string) => void): void {
  for (const node of parent.childNodes) {
    if (!isElement(node)) continue;
    const href = node.tagName === "a" ? getAttribute(node, "href")?.trim() : undefined;
    if (href) visit(node, href);
    eachLink(node, visit);
  }
}
