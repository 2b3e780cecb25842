import type { ReactNode } from "react";
import type { Document } from "~/domain/documents/document";
import type { Locale } from "~/domain/locales/locale";
import type { WriterText } from "~/domain/text/strings";
import type { DraftRenderer } from "../compiler/pipeline/render-draft";
import type { CommitCounts } from "./sources/git.server";
import type { PageLists } from "./sources/page-lists.server";
import type { SourceRoots } from "./sources/source-files.server";

/** Dependencies of the tools on the server that they are a part of. */
export interface WriterTools {
  roots: SourceRoots;
  siteName: string;
  /** Program or address that opens sources; null: pages offer no editor. */
  editor: string | null;
  /** Whether EDITING allows to change sources in the browser. */
  allowsEditing: boolean;
  readLists(): PageLists;
  /** Renders a text that is not saved; null for a file that is no page's. */
  renderDraft: DraftRenderer;
  /** The article of a document as HTML. */
  renderArticle(document: Document): string;
  readDocument(url: string): Document | null;
  /** Where readers of a missing page are led; null without a redirect. */
  findRedirect(url: string): string | null;
  /** Resolves with the next compile, or after a few seconds without one. */
  waitForCompile(): Promise<void>;
  /** Style sheets of the site's pages. */
  readStyles(): Promise<readonly string[]>;
  /** Commits to the English pages; null outside of git. */
  readEnglishCommits(): Promise<CommitCounts | null>;
}

/** One request to a screen or an action. */
export interface WriterRequest {
  locale: Locale;
  text: WriterText;
  /** Decoded path below the screen, without slashes around it. */
  rest: string;
  query: URLSearchParams;
  /** Whether this client may change files: a writers' host, called from this machine. */
  canWrite: boolean;
  tools: WriterTools;
  /** The lists at the time of the request, so that a screen has one compile. */
  lists: PageLists;
}

/** A screen's title and its content below the tools' own header. */
export interface WriterScreen {
  title: string;
  content: ReactNode;
  status?: number;
  /** False for a screen with a text that would be lost. */
  refreshes?: boolean;
  /** Scripts beside the one of all screens. */
  script?: "editor";
}

export type ScreenAnswer = WriterScreen | { redirect: string };
export type ShowScreen = (request: WriterRequest) => ScreenAnswer | Promise<ScreenAnswer>;
