import { fileURLToPath } from "node:url";
import type { TextDocument } from "vscode-languageserver-textdocument";
import type { Flaw } from "~/domain/documents/flaw";
import type { Draft, Project, Spelling } from "./project";
import type { Workspace } from "./workspace";

/** The checks of open documents; each text is checked once. */
export interface Checks {
  open(document: TextDocument): void;
  close(uri: string): void;
  /** Lists the flaws of a document as it is when they are listed. */
  listFlaws(document: TextDocument): Promise<readonly Flaw[]>;
  /** Returns the page of a document; null for any other text. */
  readDraft(document: TextDocument): Draft | null;
}

interface Opened {
  /** The text that it was opened with. */
  text: string;
  spelling: Promise<Spelling | null> | null;
  checked: { version: number; project: Project | null; flaws: readonly Flaw[] } | null;
}

export function createChecks(workspace: Workspace): Checks {
  const opened = new Map<string, Opened>();

  function readDraft(document: TextDocument): Draft | null {
    const file = toFile(document.uri);
    return file === null
      ? null
      : (workspace.project?.readDraft(file, document.getText()) ?? null);
  }

  async function listFlaws(document: TextDocument): Promise<readonly Flaw[]> {
    const state = opened.get(document.uri);
    const draft = readDraft(document);
    if (!state || !draft) return checkOther(document);
    state.spelling ??= workspace.openSpelling(draft, state.text);
    const spelling = await state.spelling;
    const { version } = document;
    const { project } = workspace;
    // Typing goes on while the dictionary is opened.
    if (state.checked?.version === version && state.checked.project === project)
      return state.checked.flaws;
    const current = readDraft(document);
    const flaws = current && project ? project.checkDraft(current, spelling) : [];
    state.checked = { version, project, flaws };
    return flaws;
  }

  function checkOther(document: TextDocument): readonly Flaw[] {
    const file = toFile(document.uri);
    return (file !== null && workspace.checkSidebar(file, document.getText())) || [];
  }

  return {
    open: (document) =>
      void opened.set(document.uri, {
        text: document.getText(),
        spelling: null,
        checked: null,
      }),
    close: (uri) => void opened.delete(uri),
    listFlaws,
    readDraft,
  };
}

/** Returns the path of a document; null for one that is no file, as one that was never saved. */
export function toFile(uri: string): string | null {
  try {
    return uri.startsWith("file:") ? fileURLToPath(uri) : null;
  } catch {
    return null;
  }
}
