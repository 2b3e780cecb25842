import type { TextDocument } from "vscode-languageserver-textdocument";
import type { Flaw } from "~/domain/documents/flaw";
import { DEFAULT_LOCALE } from "~/domain/locales/locale";
import type { Dictionary } from "../checks/spelling";
import { toFile } from "./get-roots";
import type { Draft, Project } from "./project";
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
  /** The text of the last commit, whose words are not this change's. */
  before: Promise<string> | null;
  checked: Checked | null;
}

interface Checked {
  version: number;
  project: Project | null;
  dictionary: Dictionary | null;
  flaws: readonly Flaw[];
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
    state.before ??= readBefore(draft, state.text);
    const [dictionary, before] = await Promise.all([
      workspace.openDictionary(),
      state.before,
    ]);
    // Typing goes on meanwhile, and pages are read.
    const { version } = document;
    const { project } = workspace;
    const { checked } = state;
    const isChecked =
      checked?.version === version &&
      checked.project === project &&
      checked.dictionary === dictionary;
    if (isChecked) return checked.flaws;
    const current = readDraft(document);
    const isSpelled = dictionary !== null && draft.page.locale === DEFAULT_LOCALE;
    const spelling = isSpelled ? { check: dictionary.check, before } : null;
    const flaws = current && project ? project.checkDraft(current, spelling) : [];
    state.checked = { version, project, dictionary, flaws };
    return flaws;
  }

  /** The text as it was opened stands for that of a commit where there is no repository. */
  async function readBefore({ page }: Draft, text: string): Promise<string> {
    try {
      return (await workspace.readCommitted(page)) ?? "";
    } catch {
      return text;
    }
  }

  function checkOther(document: TextDocument): readonly Flaw[] {
    const file = toFile(document.uri);
    return (file !== null && workspace.checkSidebar(file, document.getText())) || [];
  }

  return {
    open: (document) =>
      void opened.set(document.uri, {
        text: document.getText(),
        before: null,
        checked: null,
      }),
    close: (uri) => void opened.delete(uri),
    listFlaws,
    readDraft,
  };
}
