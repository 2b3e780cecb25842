import { MessageType } from "vscode-languageserver/node";
import { basename, relative, sep } from "node:path";
import type { Flaw } from "~/domain/documents/flaw";
import type { Page } from "../../core/page";
import {
  createCompileSession,
  type CompileSession,
} from "../../pipeline/compile-session";
import { scanSources, type CompileOptions } from "../../pipeline/last-compile";
import { parseYamlSidebar } from "../../sidebars/yaml-sidebar";
import { rescan } from "../../sources/scan";
import { openDictionary, WORDS_FILE, type Dictionary } from "../checks/spelling";
import { readFilesAt } from "../git/changed-files";
import { openProject, type Project } from "./project";

/** A branch that was switched changes more files than are worth asking for one by one. */
const MOST_FILES = 200;

export interface WorkspaceOptions {
  /** Names the sources; null without any in the opened folders. */
  findOptions: (folders: readonly string[]) => CompileOptions | null;
  /** Says for authors why the sources can't be read. */
  explain: (error: unknown) => string;
  /** Called for what the author should know. */
  onMessage: (type: MessageType, message: string) => void;
}

/** The sources of the opened folders, read again after changes. One reading runs at a time. */
export interface Workspace {
  readonly project: Project | null;
  /** Reads the folders anew; resolves when that is done, and never rejects. */
  open(folders: readonly string[]): Promise<void>;
  /** Reads what changed; true when something has. */
  update(files: readonly string[]): Promise<boolean>;
  /** Resolves when nothing is being read. */
  settle(): Promise<void>;
  /** Opens the dictionary, the same until the project's own words change; null without any. */
  openDictionary(): Promise<Dictionary | null>;
  /** Reads a page of the last commit, whose words are not this change's; null for a new page. */
  readCommitted(page: Page): Promise<string | null>;
  /** Checks the text of a sidebar's file; null for any other file. */
  checkSidebar(file: string, text: string): Flaw[] | null;
}

interface Sources {
  options: CompileOptions;
  session: CompileSession;
}

export function createWorkspace({
  findOptions,
  explain,
  onMessage,
}: WorkspaceOptions): Workspace {
  let sources: Sources | null = null;
  let project: Project | null = null;
  let dictionary: Promise<Dictionary | null> | null = null;
  let running = Promise.resolve();
  let hasToldOfStore = false;

  function run(work: () => Promise<void>): Promise<void> {
    return (running = running.then(work).catch((error: unknown) => {
      onMessage(MessageType.Error, explain(error));
    }));
  }

  async function open(folders: readonly string[]): Promise<void> {
    sources = null;
    project = null;
    dictionary = null;
    const options = findOptions(folders);
    if (!options) {
      onMessage(
        MessageType.Warning,
        "No documentation is in the opened folders: open one that holds files/en-us, or set CONTENT_ROOT.",
      );
      return;
    }
    const session = createCompileSession();
    session.scan = scanSources(options);
    sources = { options, session };
    const found = await openProject(options, session);
    project = found;
    if (found.hasMemory || hasToldOfStore) return;
    hasToldOfStore = true;
    onMessage(
      MessageType.Info,
      `All pages were read, because ${options.storeFile} is missing, or was made by other code, with other settings or from another list of files: starts are faster after npm start or npm run content with the settings of this editor (docs/guides/editor.md).`,
    );
  }

  async function update(files: readonly string[]): Promise<boolean> {
    if (!sources) return false;
    const { options, session } = sources;
    const hasWords = files.some((file) => basename(file) === WORDS_FILE);
    if (hasWords) dictionary = null;
    const shown = files.filter((file) => isOfSources(file, options));
    if (shown.length === 0) return hasWords;
    if (!session.scan || shown.length > MOST_FILES) session.scan = scanSources(options);
    else if (!rescan(session.scan, shown, listRoots(options))) return hasWords;
    project = await openProject(options, session);
    return true;
  }

  return {
    get project() {
      return project;
    },
    open: (folders) => run(() => open(folders)),
    async update(files) {
      let hasChanged = false;
      await run(async () => {
        hasChanged = await update(files);
      });
      return hasChanged;
    },
    settle: () => running,
    openDictionary() {
      const root = project?.contentRoot;
      if (root === undefined) return Promise.resolve(null);
      return (dictionary ??= openDictionary(root).catch((error: unknown) => {
        onMessage(MessageType.Error, `Spelling is not checked: ${String(error)}`);
        return null;
      }));
    },
    async readCommitted({ file }) {
      const folder = project?.findFolder(file)?.folder;
      if (!folder) return null;
      const path = relative(folder.path, file).split(sep).join("/");
      const [text] = await readFilesAt(folder.path, "HEAD", [path]);
      return text ?? null;
    },
    checkSidebar(file, text) {
      if (!project || !isSidebar(file, project.contentRoot)) return null;
      const flaws: Flaw[] = [];
      const name = `sidebars/${basename(file)}`;
      const report = (flaw: Flaw): void => void flaws.push(flaw);
      parseYamlSidebar({ file: name, text }, report, project.environment.site);
      return flaws;
    },
  };
}

function isSidebar(file: string, contentRoot: string): boolean {
  const [folder, name, ...rest] = relative(contentRoot, file).split(sep);
  return folder === "sidebars" && name?.endsWith(".yaml") === true && rest.length === 0;
}

function listRoots({ contentRoot, translatedRoot }: CompileOptions): string[] {
  return [contentRoot, translatedRoot];
}

/** Hidden files, those of git first of all, are no sources. */
function isOfSources(file: string, options: CompileOptions): boolean {
  return listRoots(options).some((root) => {
    const path = relative(root, file);
    return !path.split(sep).some((part) => part.startsWith("."));
  });
}
