import { basename, dirname, join } from "node:path";
import type { z } from "zod";
import { BLOG_URL, parseListPage, type BlogAuthor } from "~/domain/areas/blog";
import { toHref } from "~/domain/documents/slug";
import {
  describeListAddress,
  describeMissingPicture,
  describeUnknownAuthor,
} from "../../flaws/area-sources";
import type { DocsSource } from "../../sources/docs/read-pages";
import { getAuthorsFolder } from "../area-roots";
import type { AreaFindings, AreaSource } from "../area-source";
import {
  type AreaFile,
  type AreaReading,
  listFiles,
  listFilesBeside,
  readAreaFile,
  reportIn,
  toAsset,
} from "../read-area-file";
import { toAreaPage } from "../to-area-page";
import { AuthorSchema, type PostFrontMatter, PostSchema } from "./schemas";
import { type Post, toStoredPost } from "./to-stored-post";

/**
 * Reads posts with their authors and images, drafts included, because the server decides which
 * posts are published.
 */
export function readBlog(reading: AreaReading): AreaFindings {
  const authors = readAuthors(reading);
  const blog = { pages: [] as AreaSource[], assets: [...authors.assets] };
  for (const file of listFiles(reading.folder, reading.scan)) {
    if (basename(file) !== "index.md" || dirname(dirname(file)) !== reading.folder)
      continue;
    const source = readPost(file, authors, reading);
    if (!source) continue;
    blog.pages.push(source);
    for (const asset of listFilesBeside(file, reading.scan))
      blog.assets.push(toAsset(asset, source.page.url, reading));
  }
  return blog;
}

function readPost(
  file: string,
  authors: Authors,
  reading: AreaReading,
): AreaSource | null {
  const post = readAreaFile(file, PostSchema, reading);
  if (!post) return null;
  const { data, body, firstLine } = post;
  const slug = data.slug ?? basename(post.folder);
  if (parseListPage(slug) !== null) {
    const report = reportIn(file, reading);
    report({
      ...describeListAddress(`${BLOG_URL}${slug}/`),
      ...post.locateKey(["slug"]),
    });
    return null;
  }
  const page = toAreaPage(post, {
    url: BLOG_URL + slug,
    title: data.title ?? slug,
  });
  const facts: Post = {
    slug,
    page,
    data,
    author: getAuthor(post, authors, reading),
    image: findImage(post, reading),
    siteName: reading.siteName,
  };
  const imageStamp = facts.image && reading.scan.get(join(post.folder, facts.image.file));
  return {
    kind: "blog",
    url: `${page.url}/`,
    modified: data.date === undefined ? null : `${data.date}T00:00:00.000Z`,
    page,
    source: { body, firstLine },
    shown: [facts.data, facts.author, facts.image, imageStamp],
    toStored: (html) => toStoredPost(facts, html),
  };
}

function getAuthor(
  { file, data: { author: name }, locateKey }: AreaFile<PostFrontMatter>,
  authors: Authors,
  reading: AreaReading,
): Post["author"] {
  // A post without author is signed by the team.
  if (name === undefined) return {};
  const author = authors.byName.get(name);
  if (author) return author;
  const report = reportIn(file, reading);
  report({ ...describeUnknownAuthor(name), ...locateKey(["author"]) });
  return {};
}

/** Returns the image if its file exists. */
function findImage(
  { file, data: { image }, locateKey }: AreaFile<PostFrontMatter>,
  reading: AreaReading,
): Post["image"] {
  if (!image || reading.scan.has(join(dirname(file), image.file))) return image ?? null;
  const flaw = describeMissingPicture(
    `The picture ${image.file}`,
    "in the post's folder",
  );
  reportIn(file, reading)({ ...flaw, ...locateKey(["image", "file"]) });
  return null;
}

interface Authors {
  /** Authors by folder name. */
  byName: Map<string, BlogAuthor>;
  assets: DocsSource["assets"];
}

const AUTHORS_URL = "/en-US/blog/author";

function readAuthors(reading: AreaReading): Authors {
  const authors: Authors = { byName: new Map(), assets: [] };
  const folder = getAuthorsFolder(reading.root);
  for (const file of listFiles(folder, reading.scan)) {
    if (basename(file) !== "index.md" || dirname(dirname(file)) !== folder) continue;
    const name = basename(dirname(file));
    const author = readAreaFile(file, AuthorSchema, reading);
    const data = author?.data ?? {};
    const url = `${AUTHORS_URL}/${name}`;
    const avatar = author && findAvatar(author, reading);
    if (avatar !== null) authors.assets.push(toAsset(avatar, url, reading));
    authors.byName.set(name, {
      ...(data.name !== undefined && { name: data.name }),
      ...(data.link !== undefined && { link: data.link }),
      ...(avatar !== null && { avatar_url: toHref(`${url}/${basename(avatar)}`) }),
    });
  }
  return authors;
}

function findAvatar(
  { file, data: { avatar }, locateKey }: AreaFile<z.infer<typeof AuthorSchema>>,
  reading: AreaReading,
): string | null {
  if (avatar === undefined) return null;
  const path = join(dirname(file), avatar);
  if (reading.scan.has(path)) return path;
  const flaw = describeMissingPicture(
    `The picture ${avatar}`,
    "beside the author's page",
  );
  reportIn(file, reading)({ ...flaw, ...locateKey(["avatar"]) });
  return null;
}
