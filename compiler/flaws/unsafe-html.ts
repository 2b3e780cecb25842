import type { FlawReport } from "~/domain/documents/flaw";

/** Content is trusted less than code: what could run, cover or send was taken out. */
const CHECK = { check: "unsafe-html", severity: "error" } as const;

export function describeRemovedElement(tagName: string): FlawReport {
  return {
    ...CHECK,
    message: `The element <${tagName}> is not allowed and was removed.`,
    suggestion: `\`<${tagName}>\``,
  };
}

/** A form would send what a reader types; what stands in it stays. */
export function describeUnwrappedElement(tagName: string): FlawReport {
  return {
    ...CHECK,
    message: `The element <${tagName}> is not allowed; only its contents were kept.`,
    suggestion: "show the form as a live sample",
  };
}

export function describeRemovedFrame(
  address: string,
  hosts: readonly string[],
): FlawReport {
  return {
    ...CHECK,
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
    ...CHECK,
    message: `The attribute ${name} of <${tagName}> ${danger} and was removed.`,
  };
}

export function describeRemovedStyle(tagName: string, declaration: string): FlawReport {
  return {
    ...CHECK,
    severity: "warning",
    message: `The style "${declaration}" of <${tagName}> is not allowed and was removed.`,
  };
}
