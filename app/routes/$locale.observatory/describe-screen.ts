import type { MetaDescriptor } from "@remix-run/react";
import { LOCALES, type Locale } from "~/domain/locales/locale";
import { describeFailure } from "~/ui/head/describe-failure";
import { readSite } from "~/ui/head/read-site";
import { describePage, type RobotsRule } from "~/ui/head/describe-page";

interface DescribedScreen {
  locale: Locale;
  title: string;
  description: string;
  path: string;
  robots: RobotsRule | null;
}

/** The head of a page of the scanner. */
export function describeScreen({
  data,
  error,
  matches,
}: {
  data: DescribedScreen | undefined;
  error?: unknown;
  matches: Parameters<typeof readSite>[0];
}): MetaDescriptor[] {
  if (!data) return describeFailure(error, readSite(matches));
  const { locale, title, description, path, robots } = data;
  return describePage({
    site: readSite(matches),
    locale,
    title,
    description,
    path,
    robots,
    locales: LOCALES,
  });
}
