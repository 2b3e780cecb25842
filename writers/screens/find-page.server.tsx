import type { IndexedPage } from "~/content-store/writer-index.server";
import { docUrl, toHref } from "~/domain/documents/slug";
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

/** Finds the page that a tool's address names; null without one, and for pages without a file. */
export function findSourcePage({
  locale,
  rest,
  lists,
  tools,
}: WriterRequest): SourcePage | null {
  const page = lists.index.findPage(docUrl(locale, rest));
  if (!page || page.path === null) return null;
  const file = findSourceFile(page.path, tools.roots);
  const root = getRoot(page.path, tools.roots);
  return file === null ? null : { page, path: page.path, file, root };
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
