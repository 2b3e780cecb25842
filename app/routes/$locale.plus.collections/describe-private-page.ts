import type { MetaDescriptor } from "@remix-run/react";
import { describeFailure } from "~/ui/head/describe-failure";
import { readSite } from "~/ui/head/read-site";

/** Head of a private page, with the title from the loader's data. */
export function describePrivatePage({
  data,
  error,
  matches,
}: {
  data?: unknown;
  error?: unknown;
  matches: Parameters<typeof readSite>[0];
}): MetaDescriptor[] {
  if (!hasTitle(data)) return describeFailure(error, readSite(matches));
  return [{ title: data.title }, { name: "robots", content: "noindex, nofollow" }];
}

function hasTitle(data: unknown): data is { title: string } {
  return typeof data === "object" && data !== null && "title" in data;
}
