import type { Locale } from "../locales/locale";
import type { AreaDoc, ImageSize } from "./area-doc";

/** Path of the list of posts; each post is below it. */
export const BLOG_URL = "/en-US/blog/";

/** Returns the number of a page of the list, whose addresses posts can't have: `/en-US/blog/2/`. */
export function parseListPage(slug: string): number | null {
  return /^[1-9]\d*$/.test(slug) ? Number(slug) : null;
}

/** Person or place credited for a picture. */
export interface BlogCredit {
  name: string;
  link?: string;
}

export interface BlogImage {
  /** Percent-encoded file name below the post's URL. */
  file: string;
  alt: string;
  /** Size of the picture; null when the file is missing or gives no size. */
  size: ImageSize | null;
  source?: BlogCredit;
  creator?: BlogCredit;
}

export interface BlogAuthor {
  /** Absent when the team is the author. */
  name?: string;
  link?: string;
  /** Path of the author's picture on this site. */
  avatar_url?: string;
}

export interface BlogNeighbour {
  slug: string;
  title: string;
}

/** Metadata of a post for lists and heads, as stored. */
export interface StoredBlogMeta {
  slug: string;
  title: string;
  description: string;
  /** Null when the post has no picture or its file is missing. */
  image: BlogImage | null;
  keywords: string;
  sponsored: boolean;
  published: boolean;
  /** ISO date (`2024-05-06`); the post is published from this day on, in UTC. */
  date: string;
  author: BlogAuthor;
  /** Whole minutes; 0 for a post without text. */
  readTime: number;
}

export interface BlogMeta extends StoredBlogMeta {
  /** The previous and next post by date. */
  links: { previous?: BlogNeighbour; next?: BlogNeighbour };
}

interface BlogPostFrame<Meta> {
  doc: AreaDoc;
  blogMeta: Meta;
  url: string;
  locale: Locale;
  /** Path of the picture for cards, percent-encoded. */
  image: string | null;
  pageTitle: string;
  renderer: "BlogPost";
}

export type StoredBlogPost = BlogPostFrame<StoredBlogMeta>;
export type BlogPost = BlogPostFrame<BlogMeta>;

export interface BlogIndex {
  hyData: {
    /** Newest first. */
    posts: BlogMeta[];
    /** Pages count from 1. */
    pagination: { currentPage: number; numPages: number };
  };
  pageTitle: string;
  url: string;
  renderer: "BlogIndex";
}
