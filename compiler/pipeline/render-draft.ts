import { unpackJson } from "~/content-store/packed-json.server";
import type { Document } from "~/domain/documents/document";
import type { Flaw } from "~/domain/documents/flaw";
import { listAreaUrls } from "../areas/area-source";
import { parseFrontMatter, splitSource } from "../sources/docs/front-matter";
import { withFrontMatter, type DocsSource } from "../sources/docs/read-pages";
import { openJob } from "./compile-job";
import type { CompileSession } from "./compile-session";
import type { CompileOptions } from "./last-compile";
import { openEnvironment, type RenderEnvironment } from "./render-environment";
import { renderPage } from "./render-page";

/** The text of a page's file that is not saved. */
export interface Draft {
  /** The file below `files/`, which must be that of a compiled page. */
  path: string;
  text: string;
}

export interface RenderedDraft {
  document: Document;
  flaws: Flaw[];
}

/** Returns null for a file that is no page's. */
export type DraftRenderer = (draft: Draft) => Promise<RenderedDraft | null>;

/**
 * Renders drafts with the sources that the session's last compile has read; nothing is stored.
 * The environment is opened again after a compile that read other sources.
 */
export function createDraftRenderer(
  options: CompileOptions,
  session: CompileSession,
): DraftRenderer {
  let opened: { docs: DocsSource; environment: RenderEnvironment } | null = null;

  async function open(): Promise<NonNullable<typeof opened>> {
    if (opened && opened.docs === session.docs?.docs) return opened;
    const job = await openJob(options, session);
    const { environment } = openEnvironment(
      { ...job.docs, ...options, ...job, areaUrls: listAreaUrls(job.areas) },
      job.platform(),
    );
    return (opened = { docs: session.docs?.docs ?? job.docs, environment });
  }

  return async ({ path, text }) => {
    const { docs, environment } = await open();
    const page = docs.pages.find((each) => each.path === path && !each.generatedFrom);
    if (!page) return null;
    const { frontMatter, ...source } = splitSource(text);
    const drafted = withFrontMatter(page, parseFrontMatter(frontMatter).data);
    const { packed, flaws } = renderPage(drafted, environment, () => source);
    return { document: unpackJson(packed) as Document, flaws };
  };
}
