import { statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { explainFileFailure } from "~/domain/operations/file-write-error";
import { makeFolder } from "~/make-folder.server";
import { encodePath } from "../../core/urls";
import { requireInside } from "../files/safe-path";
import { toPageFile, toStaticCss, toStaticFile, toStaticHtml } from "./to-static-html";
import type { PreviewedPage } from "./write-part";

/** A site's answer to a path; null when it is none that can be kept. */
export type FetchPath = (path: string) => Promise<{ body: Buffer; type: string } | null>;

export interface PreviewOptions {
  pages: readonly PreviewedPage[];
  fetchPath: FetchPath;
  publicOrigin: string;
  /** The folder to fill. */
  folder: string;
}

export interface WrittenPreview {
  /** Pages with their files below the folder. */
  pages: (PreviewedPage & { file: string })[];
  /** Number of other files. */
  files: number;
  /** Paths that the site did not serve. */
  missing: string[];
}

/**
 * Writes pages and the files that they show into a folder of static HTML, with a list of the
 * pages for people (`index.html`) and for programs (`preview.json`).
 */
export async function writePreview(options: PreviewOptions): Promise<WrittenPreview> {
  const { pages, folder, fetchPath } = options;
  const known = new Set(pages.map(({ url }) => url.toLowerCase()));
  const queue = new Set<string>();
  const written: WrittenPreview = { pages: [], files: 0, missing: [] };
  for (const page of pages) {
    const path = encodePath(page.url);
    const answer = await fetchPath(path);
    if (answer === null) {
      written.missing.push(page.url);
      continue;
    }
    const { html, resources } = toStaticHtml(answer.body.toString("utf8"), {
      path,
      publicOrigin: options.publicOrigin,
      isIncluded: (url) => known.has(url.toLowerCase()),
    });
    write(folder, toPageFile(path), html);
    written.pages.push({ ...page, file: toPageFile(path) });
    for (const resource of resources) queue.add(resource);
  }
  // A set goes on over what is added on the way.
  for (const path of queue)
    await writeResource(path, { folder, fetchPath, queue, written });
  write(folder, "index.html", renderList(written.pages));
  write(folder, "preview.json", JSON.stringify({ pages: written.pages }, null, 2));
  return written;
}

interface ResourceJob extends Pick<PreviewOptions, "folder" | "fetchPath"> {
  queue: Set<string>;
  written: WrittenPreview;
}

async function writeResource(
  path: string,
  { folder, fetchPath, queue, written }: ResourceJob,
): Promise<void> {
  const answer = await fetchPath(path);
  const file = toStaticFile(path);
  if (answer === null || isFolder(join(folder, file))) {
    written.missing.push(path);
    return;
  }
  let content: Buffer | string = answer.body;
  if (answer.type.startsWith("text/css")) {
    const { css, resources } = toStaticCss(answer.body.toString("utf8"), path);
    for (const resource of resources) queue.add(resource);
    content = css;
  }
  write(folder, file, content);
  written.files++;
}

/** A page's own address, which a frame may name, is the folder of its file. */
function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

function write(folder: string, file: string, content: Buffer | string): void {
  const path = requireInside(folder, join(folder, file));
  try {
    makeFolder(dirname(path));
    writeFileSync(path, content);
  } catch (error) {
    throw explainFileFailure(error, { file: path, choose: "give --out" });
  }
}

function renderList(pages: WrittenPreview["pages"]): string {
  const items = pages.map(({ url, title, file }) => {
    const href = file.split("/").map(encodeURIComponent).join("/");
    return `<li><a href="${escape(href)}">${escape(title)}</a> <code>${escape(url)}</code></li>`;
  });
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Preview</title>
<h1>Preview</h1>
<p>${pages.length} changed pages. Links to other pages lead to the public site.</p>
<ul>
${items.join("\n")}
</ul>
</html>
`;
}

function escape(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
