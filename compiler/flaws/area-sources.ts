import type { FlawReport } from "~/domain/documents/flaw";

const START = { severity: "error", line: 1, column: 1 } as const;

/** Two pages of an area share an address: the first keeps it. */
export function describeTakenAddress(url: string, otherPath: string): FlawReport {
  return {
    check: "slug",
    ...START,
    message: `The address ${url} is taken by ${otherPath}.`,
    suggestion: "give the page another slug",
  };
}

/** A single page claims an address of another part of the site. */
export function describeForeignAddress(url: string): FlawReport {
  return {
    check: "slug",
    ...START,
    message: `The address ${url} belongs to another part of the site.`,
    suggestion: "rename the file, or give its folder another slugPrefix in config.json",
  };
}

/** A post has the address of a page of the blog's list, which it would hide. */
export function describeListAddress(url: string): FlawReport {
  return {
    check: "slug",
    ...START,
    message: `The address ${url} is that of a page of the list of posts.`,
    suggestion: "give the post a slug with a letter in it",
  };
}

/**
 * A picture is missing that front matter names or an area expects; `where` it was looked for.
 */
export function describeMissingPicture(what: string, where: string): FlawReport {
  return {
    check: "missing-image",
    severity: "warning",
    message: `${what} is not ${where}.`,
  };
}

/** A post names an author without an author file. */
export function describeUnknownAuthor(name: string): FlawReport {
  return {
    check: "author",
    severity: "warning",
    message: `There is no author "${name}" in the folder authors.`,
    suggestion: `add authors/${name}/index.md, or leave the author out`,
  };
}

/** A fault in the config.json of single pages; `field` is empty for the file as a whole. */
export function describeBadConfig(
  file: string,
  field: string,
  fault: string,
): FlawReport {
  return {
    check: "config",
    ...START,
    message: field === "" ? `${file}: ${fault}.` : `${file}, ${field}: ${fault}.`,
    suggestion: 'write {"pages": {"about": {}}}',
  };
}

/** A fault in the sidebar of single pages. */
export function describeBadAreaSidebar(field: string, fault: string): FlawReport {
  return {
    check: "sidebar",
    ...START,
    message: field === "" ? `The sidebar: ${fault}.` : `The sidebar, ${field}: ${fault}.`,
  };
}
