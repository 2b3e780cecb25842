import type { MetaDescriptor } from "@remix-run/react";
import type { BlogIndex, BlogMeta, BlogPost } from "~/domain/areas/blog";
import { listBlogFeedLinks } from "~/domain/areas/blog-feeds";
import { describePage } from "~/ui/head/describe-page";
import type { SiteFacts } from "~/ui/head/read-site";
import type { StructuredData } from "~/ui/head/structured-data";

const LOCALE = "en-US";

/** Head of a page of the list. */
export function describeBlogIndex(
  { hyData, pageTitle, url }: DescribedIndex,
  site: SiteFacts,
): MetaDescriptor[] {
  const { currentPage, numPages } = hyData.pagination;
  const toUrl = (page: number) =>
    page < 1 || page > numPages ? null : `/en-US/blog/${page === 1 ? "" : `${page}/`}`;
  return [
    ...describePage({
      site,
      locale: LOCALE,
      feeds: listBlogFeedLinks(site.siteName),
      title: currentPage === 1 ? pageTitle : `Page ${currentPage} - ${pageTitle}`,
      name: `${site.siteName} Blog`,
      description: `Texts about web development, and news about ${site.siteName}.`,
      path: url,
      previous: toUrl(currentPage - 1),
      next: toUrl(currentPage + 1),
    }),
  ];
}

/**
 * Props as `meta` receives them, because Remix's type adds `undefined` to optional
 * fields.
 */
export interface DescribedPost {
  blogMeta: Pick<BlogMeta, "title" | "description" | "date"> & {
    author: { name?: string | undefined; link?: string | undefined };
    image: { alt: string; size: { width: number; height: number } | null } | null;
  };
  doc: Pick<BlogPost["doc"], "parents" | "noIndexing">;
  /** Path of the picture; null when there is none. */
  image: string | null;
  pageTitle: string;
  url: string;
}

export interface DescribedIndex {
  hyData: Pick<BlogIndex["hyData"], "pagination">;
  pageTitle: string;
  url: string;
}

/** Head of a post, with its picture for social cards. */
export function describeBlogPost(post: DescribedPost, site: SiteFacts): MetaDescriptor[] {
  const { blogMeta, doc, image, pageTitle, url } = post;
  return [
    ...describePage({
      site,
      locale: LOCALE,
      feeds: listBlogFeedLinks(site.siteName),
      title: pageTitle,
      name: blogMeta.title,
      description: blogMeta.description,
      path: url,
      robots: doc.noIndexing ? "noindex, nofollow" : null,
      breadcrumbs: doc.parents,
      image:
        blogMeta.image && image !== null
          ? { path: image, alt: blogMeta.image.alt, size: blogMeta.image.size }
          : undefined,
      openGraphType: "article",
      structuredData: [toBlogPosting(post, site)],
    }),
    { property: "article:published_time", content: blogMeta.date },
    ...(blogMeta.author.name ? [{ name: "author", content: blogMeta.author.name }] : []),
  ];
}

function toBlogPosting({ blogMeta, image, url }: DescribedPost, site: SiteFacts) {
  const { title, description, date, author } = blogMeta;
  const publisher = { "@type": "Organization", name: site.siteName };
  return {
    "@context": "https://schema.org",
    "@type": "BlogPosting",
    headline: title,
    description,
    url: site.siteOrigin + url,
    ...(image !== null && { image: site.siteOrigin + image }),
    datePublished: date,
    inLanguage: LOCALE,
    author: author.name
      ? { "@type": "Person", name: author.name, ...toUrl(author.link, site) }
      : publisher,
    publisher,
  } satisfies StructuredData;
}

function toUrl(link: string | undefined, { siteOrigin }: SiteFacts) {
  if (link === undefined) return {};
  return { url: link.startsWith("/") ? siteOrigin + link : link };
}
