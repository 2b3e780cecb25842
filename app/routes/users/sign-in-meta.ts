import type { MetaDescriptor } from "@remix-run/node";

/** The heads of pages that nobody should find by a search. */
export function signInMeta(title = ""): MetaDescriptor[] {
  return [{ title }, { name: "robots", content: "noindex, nofollow" }];
}
