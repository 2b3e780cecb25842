import type { FlawReport } from "~/domain/documents/flaw";

const START = { severity: "error", line: 1, column: 1 } as const;

/** Two pages of an area with one address: the first has it. */
export function describeTakenAddress(url: string, otherPath: string): FlawReport {
  return {
    ...{ check: "slug", ...START },
    message: `The address ${url} is taken by ${otherPath}.`,
    suggestion: "give the page another slug",
  };
}

/** A single page at an address where another part of the site is. */
export function describeForeignAddress(url: string): FlawReport {
  return {
    ...{ check: "slug", ...START },
    message: `The address ${url} belongs to another part of the site.`,
    suggestion: "rename the file, or give its folder another slugPrefix in config.json",
  };
}

/** A picture that front matter names, or an area expects; `where` it is not. */
export function describeMissingPicture(what: string, where: string): FlawReport {
  return {
    check: "missing-image",
    severity: "warning",
    message: `${what} is not ${where}.`,
  };
}

/** The author of a post, whom nobody has introduced. */
export function describeUnknownAuthor(name: string): FlawReport {
  return {
    check: "author",
    severity: "warning",
    message: `There is no author "${name}" in the folder authors.`,
    suggestion: `add authors/${name}/index.md, or leave the author out`,
  };
}

/** What is wrong with the config.json of single pages; `field` is empty for the file as a whole. */
export function describeBadConfig(
  file: string,
  field: string,
  fault: string,
): FlawReport {
  return {
    ...{ check: "config", ...START },
    message: field === "" ? `${file}: ${fault}.` : `${file}, ${field}: ${fault}.`,
    suggestion: 'write {"pages": {"about": {}}}',
  };
}

/** What is wrong with the sidebar of single pages. */
export function describeBadAreaSidebar(field: string, fault: string): FlawReport {
  return {
    ...{ check: "sidebar", ...START },
    message: field === "" ? `The sidebar: ${fault}.` : `The sidebar, ${field}: ${fault}.`,
  };
}
