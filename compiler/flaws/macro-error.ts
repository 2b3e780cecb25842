import type { FlawReport } from "~/domain/documents/flaw";

/** The four ways in which a call goes wrong (content format, 4.3). */
export function describeUnknownMacro(
  name: string,
  suggestion: string | null,
): FlawReport {
  return { check: "macro-unknown", message: `There is no macro ${name}`, suggestion };
}

export function describeBadCall(
  name: string,
  { message, suggestion }: { message: string; suggestion: string | null },
): FlawReport {
  return { check: "macro-call", message: `${name}: ${message}`, suggestion };
}

export function describeBadSyntax(
  message: string,
  suggestion: string | null,
): FlawReport {
  return { check: "macro-syntax", message, suggestion };
}

/** `isShown`: the link is written all the same, as one to a page that is not there. */
export function describeBrokenMacroLink(
  url: string,
  { isShown, suggestion }: { isShown: boolean; suggestion: string | null },
): FlawReport {
  return {
    check: "macro-broken-link",
    severity: isShown ? "warning" : "error",
    message: `There is no page ${url}`,
    suggestion,
  };
}
