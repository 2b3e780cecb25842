import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { docUrl, urlKey } from "~/domain/documents/slug";
import { DEFAULT_LOCALE } from "~/domain/locales/locale";
import type { Page } from "../core/page";
import type { Redirect } from "../core/site";
import { writeCacheFile } from "../sources/write-cache-file";

/** Begins the addresses of generated pages. */
const GENERATED = urlKey(docUrl(DEFAULT_LOCALE, ""));
const FILE = "reference-pages.json";

const KeptSchema = z.object({
  key: z.string(),
  pages: z.array(z.custom<Page>((page) => typeof page === "object" && page !== null)),
});

export interface KeepReferencePages {
  /** Folder of the store. */
  folder: string;
  /** Everything that the list depends on. */
  facts: readonly string[];
  list: () => Page[];
}

/**
 * Returns the facts of all generated pages, from a file beside the store where nothing that they
 * depend on has changed, because listing them anew takes most of the time of a check.
 */
export function keepReferencePages({ folder, facts, list }: KeepReferencePages): Page[] {
  const key = createHash("sha256").update(JSON.stringify(facts)).digest("hex");
  const file = join(folder, FILE);
  const kept = readKept(file);
  if (kept?.key === key) return kept.pages;
  const pages = list();
  writeCacheFile(file, JSON.stringify({ key, pages }));
  return pages;
}

/** Hashes the addresses of pages, because those of 140,000 take ten megabytes. */
export function hashAddresses(pages: readonly Page[]): string {
  const hash = createHash("sha256");
  for (const { url } of pages) hash.update(`${url}\n`);
  return hash.digest("base64url");
}

/** Hashes the redirects from addresses that generated pages may have. */
export function hashMoves(redirects: readonly Redirect[]): string {
  const hash = createHash("sha256");
  for (const { from, to } of redirects)
    if (urlKey(from).startsWith(GENERATED)) hash.update(`${from}\t${to}\n`);
  return hash.digest("base64url");
}

function readKept(file: string): z.infer<typeof KeptSchema> | null {
  try {
    return KeptSchema.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return null;
  }
}
