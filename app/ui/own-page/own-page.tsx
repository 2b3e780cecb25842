import type { MetaDescriptor } from "@remix-run/react";
import type { ReactNode } from "react";
import { type Locale, LOCALES } from "~/domain/locales/locale";
import { PrintAddress } from "~/ui/article-columns/article-columns";
import { describePage, toPageTitle } from "~/ui/head/describe-page";
import { describeFailure } from "~/ui/head/describe-failure";
import { readSite } from "~/ui/head/read-site";

export interface OwnPageProps {
  title: string;
  lead: string;
  /** Absolute URL, which is printed. */
  address: string;
  /** Class of the route's own styles. */
  className: string | undefined;
  children: ReactNode;
}

export function OwnPage({ title, lead, address, className, children }: OwnPageProps) {
  return (
    <main
      id="content"
      className={`page-width page-space ${className ?? ""}`}
      tabIndex={-1}
    >
      <PrintAddress address={address} />
      <div className="prose">
        <h1>{title}</h1>
        <p>{lead}</p>
        {children}
      </div>
    </main>
  );
}

/** Facts of such a page in its loader's data. */
interface OwnPageFacts {
  locale: Locale;
  /** Decoded path, with the locale. */
  path: string;
  title: string;
  description: string;
}

/** Head of a page that exists in all languages, or of the failure of its loader. */
export function describeOwnPage({
  data: page,
  error,
  matches,
}: {
  data: OwnPageFacts | undefined;
  error?: unknown;
  matches: Parameters<typeof readSite>[0];
}): MetaDescriptor[] {
  const site = readSite(matches);
  if (!page) return describeFailure(error, site);
  const { locale, path, title, description } = page;
  return describePage({
    site,
    locale,
    path,
    description,
    locales: LOCALES,
    title: toPageTitle(title, site.siteName),
    name: title,
  });
}
