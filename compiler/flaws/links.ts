import type { FlawReport } from "~/domain/documents/flaw";
import type { Locale } from "~/domain/locales/locale";

/** A link to a page that neither the locale nor en-US has. */
export function describeBrokenLink(href: string, suggestion: string | null): FlawReport {
  return {
    check: "broken-link",
    severity: "error",
    message: `The link leads to ${href}, which does not exist.`,
    suggestion,
  };
}

/**
 * A link to a page of blog, curriculum or another area that is not there. A warning: areas come
 * from repositories of their own, which this site may have in another state than the writer.
 */
export function describeBrokenAreaLink(href: string): FlawReport {
  return {
    check: "broken-link",
    severity: "warning",
    message: `The link leads to ${href}, which does not exist.`,
  };
}

/** A link to a place of its own page that is not there. */
export function describeBrokenFragment(
  href: string,
  suggestion: string | null,
): FlawReport {
  return {
    check: "broken-fragment",
    severity: "warning",
    message: `Nothing on this page has the id that ${href} leads to.`,
    suggestion,
  };
}

/** A link that works, but by a detour. */
export function describeRedirectedLink(href: string, suggestion: string): FlawReport {
  return {
    check: "redirected-link",
    severity: "warning",
    message: `The link to ${href} is redirected.`,
    suggestion,
  };
}

/** A link that works, but writes the page's address in another case. */
export function describeIllCasedLink(href: string, suggestion: string): FlawReport {
  return {
    check: "ill-cased-link",
    severity: "warning",
    message: `The link to ${href} has the wrong case.`,
    suggestion,
  };
}

/** A relative link; `target`: the page that it leads to all the same. */
export function describeRelativeLink(
  url: string,
  { locale, target }: { locale: Locale; target: string | null },
): FlawReport {
  return {
    check: "relative-link",
    severity: target === null ? "error" : "warning",
    message: `The link to ${url} is relative; links to pages start with /${locale}/docs/.`,
    suggestion: target,
  };
}

/** A full address of a page that this site has. */
export function describeAbsoluteLink(url: string, suggestion: string): FlawReport {
  return {
    check: "absolute-link",
    severity: "warning",
    message: `The link to ${url} names the host although the page is part of this site.`,
    suggestion,
  };
}

export function describeEmptyLink(): FlawReport {
  return { check: "empty-link", severity: "error", message: "The link has no target." };
}
