import type { FlawReport } from "~/domain/documents/flaw";

/** Names of the checks whose flaws are found when all sidebars are made. */
export const SIDEBAR_CHECKS = ["sidebar", "sidebar-unknown"] as const;

/** What is wrong with a sidebar file; a warning where a later format may know better. */
export function describeBadSidebar(
  message: string,
  severity: "error" | "warning" = "error",
): FlawReport {
  return { check: "sidebar", severity, message };
}

export function describeBrokenSidebarYaml(code: string): FlawReport {
  return describeBadSidebar(`This is not valid YAML (${code}).`);
}

export function describeUnreadableSidebarYaml(reason: string): FlawReport {
  return describeBadSidebar(`This YAML can't be read: ${reason}`);
}

/** A bad GroupData.json. */
export function describeBadApiGroups(reason: string): FlawReport {
  return describeBadSidebar(`The groups of Web APIs can't be read: ${reason}`);
}

/** A page that asks for a sidebar that there is not. */
export function describeUnknownSidebar(
  name: string,
  suggestion: string | null,
): FlawReport {
  return {
    check: "sidebar-unknown",
    severity: "warning",
    message: `There is no sidebar ${name}; the page gets its area's`,
    suggestion,
  };
}
