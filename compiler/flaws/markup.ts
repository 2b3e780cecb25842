import type { FlawReport } from "~/domain/documents/flaw";

/** A word in angle brackets lacks its backslash. */
export function describeUnknownElement(tag: string): FlawReport {
  return {
    check: "unknown-element",
    severity: "error",
    message: `${tag} is no HTML element and is shown as text.`,
    suggestion: `\\${tag}`,
  };
}

/**
 * A link or code is written in Markdown inside raw HTML, which other builders show unrendered.
 */
export function describeRawMarkdown(written: string, html: string): FlawReport {
  return {
    check: "raw-markdown",
    severity: "warning",
    message: `Markdown inside HTML is not standard: ${written} is rendered here, but other builders show its signs.`,
    suggestion: html,
  };
}

/** Preformatted text in raw HTML has a needless `code` in it. */
export function describeCodeInPre(suggestion: string): FlawReport {
  return {
    check: "code-in-pre",
    severity: "warning",
    message: "A <pre> holds a <code> and nothing else.",
    suggestion,
  };
}

/** A merge has left both versions of a part in the text, between the marks of Git. */
export function describeMergeConflict(): FlawReport {
  return {
    check: "merge-conflict",
    severity: "error",
    message: "A merge conflict is not resolved: readers see its marks and both versions.",
    suggestion: null,
  };
}

const CUT = { check: "cut-content", severity: "error" } as const;

/** Lists or quotes are nested deeper than the Markdown parser goes. */
export function describeCutNesting(): FlawReport {
  return {
    ...CUT,
    message: "Lists or quotes are nested too deeply here: their content is not shown.",
    suggestion: "Nest fewer of them.",
  };
}

/** Elements are nested deeper than the compiler goes. */
export function describeDeepNesting(): FlawReport {
  return {
    ...CUT,
    message: "The page is nested too deeply to be compiled and is shown empty.",
    suggestion: "Nest fewer elements, lists or quotes.",
  };
}

/** A tag, comment or raw text element is never closed and swallows the rest of the page. */
export function describeSwallowedRest(): FlawReport {
  return {
    ...CUT,
    message:
      "The markup that opens here is never closed: the rest of the page is not shown.",
    suggestion: "Close the tag, its quotation mark, or the comment.",
  };
}

/** A call whose table is a section of the page stands in a list, quote, table or element. */
export function describeNestedTable(call: string): FlawReport {
  return {
    check: "macro-place",
    severity: "warning",
    message: `${call} stands inside of another element; its table is shown after that.`,
    suggestion: "write the call in a paragraph of its own",
  };
}

/**
 * Content is trusted less than code: everything that could run, overlay or submit is removed.
 */
const UNSAFE = { check: "unsafe-html", severity: "error" } as const;

export function describeRemovedElement(tagName: string): FlawReport {
  return {
    ...UNSAFE,
    message: `The element <${tagName}> is not allowed and was removed.`,
    suggestion: `\`<${tagName}>\``,
  };
}

/** A form is unwrapped because it would submit what a reader types; its content stays. */
export function describeUnwrappedElement(tagName: string): FlawReport {
  return {
    ...UNSAFE,
    message: `The element <${tagName}> is not allowed; only its contents were kept.`,
    suggestion: "show the form as a live sample",
  };
}

export function describeRemovedFrame(
  address: string,
  hosts: readonly string[],
): FlawReport {
  return {
    ...UNSAFE,
    message: `A frame of ${address} is not allowed and was removed.`,
    suggestion: `frames may come from ${hosts.join(", ")}`,
  };
}

export function describeRemovedAttribute(
  tagName: string,
  name: string,
  danger: string,
): FlawReport {
  return {
    ...UNSAFE,
    message: `The attribute ${name} of <${tagName}> ${danger} and was removed.`,
  };
}

export function describeRemovedStyle(tagName: string, declaration: string): FlawReport {
  return {
    ...UNSAFE,
    severity: "warning",
    message: `The style "${declaration}" of <${tagName}> is not allowed and was removed.`,
  };
}
