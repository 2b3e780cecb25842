import type { FlawReport } from "~/domain/documents/flaw";
import type { Locale } from "~/domain/locales/locale";

/** A link leads to a page that neither the locale nor en-US has. */
export function describeBrokenLink(href: string, suggestion: string | null): FlawReport {
  return {
    check: "broken-link",
    severity: "error",
    message: `The link leads to ${href}, which does not exist.`,
    suggestion,
  };
}

/**
 * A link leads to a missing page of an area. A warning, because an area comes from its own
 * repository and may be in another state here than at the author.
 */
export function describeBrokenAreaLink(href: string): FlawReport {
  return {
    check: "broken-link",
    severity: "warning",
    message: `The link leads to ${href}, which does not exist.`,
  };
}

/** A link leads to a missing id on its own page. */
export function describeBrokenFragment(
  href: string,
  suggestion: string | null,
): FlawReport {
  return {
    check: "broken-fragment",
    severity: "warning",
    message: `No element on this page has the id that ${href} leads to.`,
    suggestion,
  };
}

/** A link is redirected. */
export function describeRedirectedLink(href: string, suggestion: string): FlawReport {
  return {
    check: "redirected-link",
    severity: "warning",
    message: `The link to ${href} is redirected.`,
    suggestion,
  };
}

/** A link writes the page's address in another case. */
export function describeIllCasedLink(href: string, suggestion: string): FlawReport {
  return {
    check: "ill-cased-link",
    severity: "warning",
    message: `The link to ${href} has the wrong case.`,
    suggestion,
  };
}

/** A link is relative; `target` is the page that it leads to nevertheless. */
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

/** A link names the full address of a page on this site. */
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

/** A link leads to its own page, with the fragment alone as suggestion. */
export function describeSelfLink(href: string, suggestion: string | null): FlawReport {
  return {
    check: "self-link",
    severity: "warning",
    message: `The link to ${href} leads to the page that it is on.`,
    suggestion,
  };
}

/** A link to a page names no language. */
export function describeLinkWithoutLocale(href: string, suggestion: string): FlawReport {
  return {
    check: "link-without-locale",
    severity: "warning",
    message: `The link to ${href} names no language.`,
    suggestion,
  };
}

/** A fragment has capital letters, which ids do not have. */
export function describeIllCasedFragment(href: string, suggestion: string): FlawReport {
  return {
    check: "ill-cased-fragment",
    severity: "warning",
    message: `The fragment of ${href} is not in lower case, as ids are.`,
    suggestion,
  };
}

/** A link is not encrypted, although its host is reached by HTTPS alone. */
export function describeInsecureLink(url: string, suggestion: string): FlawReport {
  return {
    check: "insecure-link",
    severity: "warning",
    message: `The link to ${url} is not encrypted, although its host offers HTTPS.`,
    suggestion,
  };
}

export function describeInvalidLink(url: string): FlawReport {
  return {
    check: "invalid-link",
    severity: "error",
    message: `The link to ${url} is no valid URL.`,
  };
}
