import type { MetaDescriptor } from "@remix-run/react";
import { describeFailure } from "~/ui/head/describe-failure";

/** The head of a page that only its reader sees: its title is in the loader's data. */
export function describePrivatePage({
  data,
  error,
}: {
  data?: unknown;
  error?: unknown;
}): MetaDescriptor[] {
  if (!hasTitle(data)) return describeFailure(error);
  return [{ title: data.title }, { name: "robots", content: "noindex, nofollow" }];
}

function hasTitle(data: unknown): data is { title: string } {
  return typeof data === "object" && data !== null && "title" in data;
}
