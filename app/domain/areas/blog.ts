import type { Locale } from "../locales/locale";
import type { AreaDoc, ImageSize } from "./area-doc";

/** A person or a place that a picture comes from. */
export interface BlogCredit {
  name: string;
  link?: string;
}

export interface BlogImage {
  /** Below the post's URL, percent-encoded. */
  file: string;
  alt: string;
  /** Of the file; null when there is no such file, or it tells no size. */
  size: ImageSize | null;
  source?: BlogCredit;
  creator?: BlogCredit;
}

export interface BlogAuthor {
  /** Missing: the team wrote it. */
  name?: string;
  link?: string;
  /** Path of a picture on this site. */
  avatar_url?: string;
}

export interface BlogNeighbour {
  slug: string;
  title: string;
}

/** What lists and heads tell of a post, as the store keeps it. */
export interface StoredBlogMeta {
  slug: string;
  title: string;
  description: string;
  /** Null when there is none, or its file is missing. */
  image: BlogImage | null;
  keywords: string;
  sponsored: boolean;
  published: boolean;
  /** ISO date (`2024-05-06`): the post is out from this day on, in UTC. */
  date: string;
  author: BlogAuthor;
  /** Whole minutes; 0 where nothing is to be read. */
  readTime: number;
}

export interface BlogMeta extends StoredBlogMeta {
  /** The post before and the post after in time. */
  links: { previous?: BlogNeighbour; next?: BlogNeighbour };
}

interface BlogPostFrame<Meta> {
  doc: AreaDoc;
  blogMeta: Meta;
  url: string;
  locale: Locale;
  /** Path of the picture, percent-encoded, for cards. */
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
