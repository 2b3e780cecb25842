import type { MetaDescriptor } from "@remix-run/node";
import { describeFailure } from "~/ui/head/describe-failure";
import { readSite } from "~/ui/head/read-site";

/** The heads of pages that nobody should find by a search; the title is in the loader's data. */
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
