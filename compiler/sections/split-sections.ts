import type { Section, SpecificationLink } from "~/domain/documents/document";
import { escapeText } from "~/domain/text/escape-html";
import type { Ids } from "../html/ids";
import type { Writer } from "../html/serialise";
import { LIFTED_TABLE, readTableKind } from "../core/markers";
import {
  getAttribute,
  isBlank,
  isElement,
  type ChildNode,
  type Container,
  type Element,
} from "../core/tree";

export interface SplitOptions {
  write: Writer["write"];
  ids: Ids;
  listSpecifications: (
    browserCompat: string[],
    specUrls: string[],
  ) => SpecificationLink[];
}

interface Heading {
  id: string | null;
  title: string | null;
  isH3: boolean;
}

interface OpenSection {
  heading: Heading;
  nodes: ChildNode[];
}

/**
 * Filters addresses before they become links, because an element in the body may contain
 * anything, unlike checked front matter.
 */
const WEB_ADDRESS = /^https?:\/\//i;

const NO_HEADING: Heading = { id: null, title: null, isH3: false };

/**
 * Splits a page at its root-level h2 and h3. The markers of compatibility and specification
 * tables become sections of their own (content format, section 7.2).
 */
export function splitSections(root: Container, options: SplitOptions): Section[] {
  const sections: Section[] = [];
  let open: OpenSection | null = null;

  function close(): void {
    if (open) sections.push(...toProse(open, options));
    open = null;
  }

  function takeSpecial(element: Element): void {
    if (getAttribute(element, "data-multiple") === "true") {
      close();
      sections.push(toKeySection(element, options));
      return;
    }
    if (getAttribute(element, LIFTED_TABLE) !== null) close();
    const { heading, nodes } = open ?? { heading: NO_HEADING, nodes: [] };
    sections.push(toSpecialSection(element, heading, options));
    open = { heading: NO_HEADING, nodes };
    close();
  }

  for (const node of root.childNodes) {
    if (isSectionHeading(node)) {
      close();
      open = { heading: readHeading(node, options), nodes: [] };
    } else if (!isSpecial(node)) {
      open ??= { heading: NO_HEADING, nodes: [] };
      open.nodes.push(node);
    } else if (sections.length > 0 || hasStarted(open)) takeSpecial(node);
  }
  close();
  return sections;
}

/** False for white space before the first heading, which starts no section. */
function hasStarted(open: OpenSection | null): boolean {
  return open !== null && (open.heading !== NO_HEADING || !isBlank(open.nodes));
}

function isSectionHeading(node: ChildNode): node is Element {
  return node.nodeName === "h2" || node.nodeName === "h3";
}

function isSpecial(node: ChildNode): node is Element {
  return isElement(node) && readTableKind(node) !== null;
}

function readHeading(element: Element, { write }: SplitOptions): Heading {
  return {
    id: getAttribute(element, "id"),
    title: write(element.childNodes).trim(),
    isH3: element.tagName === "h3",
  };
}

/** Returns a prose section; empty without heading and content. */
function toProse({ heading, nodes }: OpenSection, { write }: SplitOptions): Section[] {
  if (heading.id === null && isBlank(nodes)) return [];
  return [{ type: "prose", value: { ...heading, content: write(nodes).trim() } }];
}

function toSpecialSection(
  element: Element,
  heading: Heading,
  options: SplitOptions,
): Section {
  if (readTableKind(element) === "bc-data") {
    const query = getAttribute(element, "data-query") ?? "";
    return { type: "browser_compatibility", value: { ...heading, query } };
  }
  const query = getAttribute(element, "data-bcd-query") ?? "";
  const specUrls = getAttribute(element, "data-spec-urls") ?? "";
  const specifications = options.listSpecifications(
    splitList(query),
    splitList(specUrls).filter((url) => WEB_ADDRESS.test(url)),
  );
  return { type: "specifications", value: { ...heading, query, specifications } };
}

/** Converts one of several tables on the page, whose key is its heading. */
function toKeySection(element: Element, options: SplitOptions): Section {
  const key = getAttribute(element, "data-query") ?? "";
  const heading = { id: options.ids.claim(key), title: escapeText(key), isH3: true };
  return toSpecialSection(element, heading, options);
}

function splitList(list: string): string[] {
  return list.split(",").filter((item) => item !== "");
}
