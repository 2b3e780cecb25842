import type { IndexedPage } from "~/content-store/writer-index.server";
import { docUrl, toFolder, toHref } from "~/domain/documents/slug";
import { getRoot, findSourceFile } from "../sources/source-files.server";
import type { WriterRequest, WriterScreen } from "../writer-request.server";
import { toTool } from "./parts.server";

/** A page with its file, which a tool works on. */
export interface SourcePage {
  page: IndexedPage;
  /** Below `files/`. */
  path: string;
  /** Absolute path. */
  file: string;
  /** The root that the file is below. */
  root: string;
}

/**
 * Finds the page that a tool's address names; null without one, and for pages without a file. A file whose wrong
 * slug keeps it from the address of its folder counts, so that it can be mended there.
 */
export function findSourcePage(request: WriterRequest): SourcePage | null {
  const { locale, rest, lists, tools } = request;
  const known = lists.index.findPage(docUrl(locale, rest));
  const page = known?.path ? known : findMisplaced(request);
  if (!page || page.path === null) return null;
  const file = findSourceFile(page.path, tools.roots);
  const root = getRoot(page.path, tools.roots);
  return file === null ? null : { page, path: page.path, file, root };
}

/** The page that the file in the folder of this address would make; known by its flaws alone. */
function findMisplaced({ locale, rest, lists }: WriterRequest): IndexedPage | null {
  const asked = `${locale.toLowerCase()}/${toFolder(rest)}/index.md`;
  const [flaw] = lists.index.listFlawsOf(asked);
  if (!flaw) return null;
  return {
    url: docUrl(locale, rest),
    locale,
    title: rest,
    modified: null,
    popularity: 0,
    path: flaw.file,
    sourceCommit: null,
  };
}

export function showMissing({ text, rest }: WriterRequest): WriterScreen {
  const content = <p>{text("no-source", { slug: rest })}</p>;
  return { title: text("source"), status: 404, content };
}

/** Links between the tools of one page. */
export function PageLinks({
  request: { text, tools, canWrite },
  page,
}: {
  request: WriterRequest;
  page: IndexedPage;
}) {
  return (
    <nav className="writer-links" aria-label={page.title}>
      <a href={toHref(page.url)}>{page.title}</a>
      <a href={toTool("source", page)}>{text("source")}</a>
      {tools.allowsEditing && canWrite && (
        <a href={toTool("edit", page)}>{text("edit")}</a>
      )}
      <a href={toTool("history", page)}>{text("history")}</a>
      {page.locale !== "en-US" && <a href={toTool("compare", page)}>{text("compare")}</a>}
    </nav>
  );
}
