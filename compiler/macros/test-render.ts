import type { MacroArgument } from "./macro";
import { renderCall } from "./expand-macros";
import { createTestContext, type TestContext } from "./test-site";

/** Renders one call in the given context, or in that of an empty site. */
export function renderTestCall(
  name: string,
  args: readonly MacroArgument[] = [],
  context: TestContext = createTestContext(),
): string {
  return renderCall({ name, args }, context);
}

/** Returns target and inner HTML of the only link in a macro's output. */
export function readLink(html: string): { href: string; html: string } | null {
  const match = /^<a href="([^"]*)"[^>]*>(.*)<\/a>$/s.exec(html);
  return match && { href: match[1] ?? "", html: match[2] ?? "" };
}
