import { basename, dirname, join } from "node:path";
import type { z } from "zod";
import type { BlogAuthor } from "~/domain/areas/blog";
import { toHref } from "~/domain/documents/slug";
import { describeMissingPicture } from "../../flaws/area-sources";
import { findAuthorsFolder } from "../area-roots";
import type { DocsSource } from "../../sources/docs/read-pages";
import {
  listFiles,
  readAreaFile,
  reportIn,
  toAsset,
  type AreaFile,
  type AreaReading,
} from "../read-area-file";
import { AuthorSchema } from "./schemas";

export interface Authors {
  /** Authors by folder name. */
  byName: Map<string, BlogAuthor>;
  assets: DocsSource["assets"];
}

const AUTHORS_URL = "/en-US/blog/author";

export function readAuthors(reading: AreaReading): Authors {
  const authors: Authors = { byName: new Map(), assets: [] };
  const folder = findAuthorsFolder(reading.root);
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
