import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { z } from "zod";
import { LOCALES } from "~/domain/locales/locale";
import { ARCHIVE_FORMATS, type Download } from "~/domain/site/downloads";
import { compareCodes } from "~/domain/text/compare-codes";

export interface OfferedFile {
  download: Download;
  /** Absolute path. */
  path: string;
}

export interface DownloadsService {
  /** Lists archives by language, area and format; those that are being replaced are left out. */
  list(): Download[];
  /** Finds an archive by its file name. */
  find(name: string): OfferedFile | null;
}

const ENDING = ".json";
/** Names that `npm run export` gives; no separators, and no dot at the start. */
const FILE_NAME = /^[a-z0-9][a-z0-9-]*\.(?:zip|epub|tgz|zim)$/;

const DownloadSchema = z.object({
  format: z.enum(ARCHIVE_FORMATS),
  locale: z.enum(LOCALES),
  area: z.string().nullable(),
  title: z.string().nullable(),
  file: z.string().regex(FILE_NAME),
  bytes: z.number().int().positive(),
  pages: z.number().int().nonnegative(),
  date: z.string().datetime(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
}) satisfies z.ZodType<Download>;

/**
 * Creates the service over a folder, which is read at each call, because operators make archives
 * while the server runs.
 *
 * @param folder Null: no archives.
 */
export function createDownloads(folder: string | null): DownloadsService {
  const root = folder === null ? null : resolve(folder);
  return {
    list: () => (root === null ? [] : listDownloads(root)),
    find(name) {
      const download = root === null || !FILE_NAME.test(name) ? null : read(root, name);
      return root === null || download === null
        ? null
        : { download, path: join(root, name) };
    },
  };
}

function listDownloads(root: string): Download[] {
  return listNames(root)
    .filter((name) => name.endsWith(ENDING))
    .map((name) => name.slice(0, -ENDING.length))
    .filter((name) => FILE_NAME.test(name))
    .flatMap((name) => read(root, name) ?? [])
    .sort((a, b) => compareCodes(toSortKey(a), toSortKey(b)));
}

function listNames(root: string): string[] {
  try {
    return readdirSync(root);
  } catch {
    return [];
  }
}

/** Returns null unless the description belongs to the file as it is now. */
function read(root: string, name: string): Download | null {
  try {
    const text = readFileSync(join(root, name + ENDING), "utf8");
    const { success, data } = DownloadSchema.safeParse(JSON.parse(text));
    const stats = statSync(join(root, name));
    if (!success || !stats.isFile()) return null;
    return data.file === name && data.bytes === stats.size ? data : null;
  } catch {
    return null;
  }
}

function toSortKey({ locale, area, format }: Download): string {
  return [locale, area ?? "", ARCHIVE_FORMATS.indexOf(format)].join("\n");
}
