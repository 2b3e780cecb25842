import type { FlawReport } from "~/domain/documents/flaw";

/** Names of the checks that run when all sidebars are rendered. */
export const SIDEBAR_CHECKS = ["sidebar", "sidebar-unknown"] as const;

/** A sidebar file has a fault; a warning where a later format may define the key. */
export function describeBadSidebar(
  message: string,
  severity: "error" | "warning" = "error",
): FlawReport {
  return { check: "sidebar", severity, message };
}

/** An entry leads to a page that does not exist, and is shown as such. */
export function describeBrokenEntry(link: string): FlawReport {
  return describeBadSidebar(`The entry leads to ${link}, which does not exist.`);
}

/** An entry leads to a moved page, which readers reach nevertheless. */
export function describeMovedEntry(link: string, slug: string): FlawReport {
  const message = `The entry leads to ${link}, which has moved.`;
  return { ...describeBadSidebar(message, "warning"), suggestion: slug };
}

export function describeBrokenSidebarYaml(code: string): FlawReport {
  return describeBadSidebar(`This is not valid YAML (${code}).`);
}

/** The system refused to read a sidebar file; `code` is its own, such as `EACCES`. */
export function describeUnreadableSidebar(code: unknown): FlawReport {
  return describeBadSidebar(`This file can't be read (${String(code)}).`);
}

export function describeUnreadableSidebarYaml(reason: string): FlawReport {
  return describeBadSidebar(`This YAML can't be read: ${reason}`);
}

/** GroupData.json is invalid. */
export function describeBadApiGroups(reason: string): FlawReport {
  return describeBadSidebar(`The groups of Web APIs can't be read: ${reason}`);
}

/** A page names an unknown sidebar. */
export function describeUnknownSidebar(
  name: string,
  suggestion: string | null,
): FlawReport {
  return {
    check: "sidebar-unknown",
    severity: "warning",
    message: `There is no sidebar ${name}; the page shows its area's sidebar`,
    suggestion,
  };
}
