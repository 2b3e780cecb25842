import { join } from "node:path";
import type { BlogAuthor, BlogImage, StoredBlogMeta } from "~/domain/areas/blog";
import { toHref } from "~/domain/documents/slug";
import { measureImage } from "../../html/asset-folders";
import type { FinishedHtml } from "../../html/finish-context";
import type { Page } from "../../core/page";
import { toPlainTitle } from "../../core/title-html";
import type { StoredArea } from "../area-source";
import { toAreaDoc } from "../to-area-doc";
import type { PostFrontMatter } from "./schemas";

const WORDS_PER_MINUTE = 220;

/** A post before it is rendered. */
export interface Post {
  slug: string;
  page: Page;
  data: Partial<PostFrontMatter>;
  author: BlogAuthor;
  image: NonNullable<PostFrontMatter["image"]> | null;
  siteName: string;
}

export function toStoredPost(post: Post, html: FinishedHtml): StoredArea {
  const { page, data, siteName } = post;
  const url = `${page.url}/`;
  const title = toPlainTitle(page.title);
  const pageTitle = `${title} | ${siteName} Blog`;
  const parents = [
    { uri: "/en-US/blog/", title: "Blog" },
    { uri: url, title },
  ];
  const blogMeta = toMeta(post, html);
  return {
    facts: blogMeta,
    page: {
      doc: toAreaDoc(page, html, { url, pageTitle, summary: data.description, parents }),
      blogMeta,
      url,
      locale: page.locale,
      pageTitle,
      image: blogMeta.image && url + blogMeta.image.file,
      renderer: "BlogPost",
    },
  };
}

/**
 * Treats a post without a date as unpublished, because nothing says from which day on it is
 * public.
 */
function toMeta(post: Post, html: FinishedHtml): StoredBlogMeta {
  const { slug, page, data, author } = post;
  return {
    slug,
    author,
    title: toPlainTitle(page.title),
    description: data.description ?? html.summary,
    image: toImage(post),
    keywords: data.keywords ?? "",
    sponsored: data.sponsored ?? false,
    published: (data.published ?? true) && data.date !== undefined,
    date: data.date ?? "",
    readTime: countReadMinutes(html.text),
  };
}

function toImage({ image, page }: Post): BlogImage | null {
  if (!image) return null;
  const { width, height } = measureImage(join(page.folder, image.file));
  return {
    file: toHref(image.file),
    alt: image.alt,
    size: width !== null && height !== null ? { width, height } : null,
    ...(image.source && { source: image.source }),
    ...(image.creator && { creator: image.creator }),
  } as BlogImage;
}

/** Returns whole minutes, rounded up; 0 for a text without words. */
function countReadMinutes(text: string): number {
  const words = text.match(/\S+/g)?.length ?? 0;
  return Math.ceil(words / WORDS_PER_MINUTE);
}
