import type { MetaDescriptor } from "@remix-run/node";
import { describeFailure } from "~/ui/head/describe-failure";
import { readSite } from "~/ui/head/read-site";

/** Head of pages that must not be indexed, with the title from the loader's data. */
export function signInMeta({
  data,
  error,
  matches,
}: {
  data: { title: string } | undefined;
  error?: unknown;
  matches: Parameters<typeof readSite>[0];
}): MetaDescriptor[] {
  if (!data) return describeFailure(error, readSite(matches));
  return [{ title: data.title }, { name: "robots", content: "noindex, nofollow" }];
}
