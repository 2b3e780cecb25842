import { TextDocument } from "vscode-languageserver-textdocument";
import {
  createConnection,
  DidChangeWatchedFilesNotification,
  ProposedFeatures,
  ShowMessageNotification,
  TextDocuments,
  TextDocumentSyncKind,
  type ClientCapabilities,
  type ServerCapabilities,
  type TextDocumentPositionParams,
} from "vscode-languageserver/node";
import { createChecks } from "./checks";
import { complete, COMPLETION_TRIGGERS } from "./completion";
import {
  FIX_ALL,
  listActions,
  QUICK_FIX,
  toDiagnostics,
  toTextEdits,
} from "./diagnostics";
import { listOpenedFolders, toFile } from "./get-roots";
import { listFormatEdits } from "./format";
import { listSymbols, toDefinition, toHover } from "./navigation";
import { findSubject, type Subject } from "./subject";
import { preparePages } from "./page-search";
import { createWorkspace, type WorkspaceOptions } from "./workspace";

/** Pauses of typing are longer; a check takes a tenth of a second. */
const CHECK_DELAY_MS = 250;
/** A save, and a branch that was switched, report their files one after another. */
const UPDATE_DELAY_MS = 300;

const CAPABILITIES: ServerCapabilities = {
  textDocumentSync: {
    openClose: true,
    change: TextDocumentSyncKind.Incremental,
    save: true,
  },
  completionProvider: { triggerCharacters: COMPLETION_TRIGGERS },
  hoverProvider: true,
  definitionProvider: true,
  documentSymbolProvider: true,
  documentFormattingProvider: true,
  codeActionProvider: { codeActionKinds: [QUICK_FIX, FIX_ALL] },
  workspace: { workspaceFolders: { supported: true, changeNotifications: true } },
};

export interface ServerOptions extends Pick<WorkspaceOptions, "findOptions" | "explain"> {
  version: string;
}

/** Serves one editor over the channel that the command line names, until it ends. */
export function startLanguageServer({ version, ...options }: ServerOptions): void {
  const connection = createConnection(ProposedFeatures.all);
  const documents = new TextDocuments(TextDocument);
  const workspace = createWorkspace({
    ...options,
    // A notification: the other message of the protocol asks the author for an answer.
    onMessage: (type, message) =>
      send(connection.sendNotification(ShowMessageNotification.type, { type, message })),
  });
  const checks = createChecks(workspace);
  const timers = new Map<string, NodeJS.Timeout>();
  /** Times that the last checks took, by document. */
  const durations = new Map<string, number>();
  const changed = new Set<string>();
  let folders: string[] = [];
  let client: ClientCapabilities = {};

  /** An editor may refuse what it is sent, or have gone: that ends nothing here. */
  function send(sending: Promise<unknown>): void {
    sending.catch((error: unknown) => connection.console.warn(String(error)));
  }

  connection.onInitialize((opening) => {
    folders = listOpenedFolders(opening);
    client = opening.capabilities;
    return { capabilities: CAPABILITIES, serverInfo: { name: "content", version } };
  });

  connection.onInitialized(async () => {
    if (client.workspace?.didChangeWatchedFiles?.dynamicRegistration === true)
      send(
        connection.client.register(DidChangeWatchedFilesNotification.type, {
          watchers: [{ globPattern: "**/*" }],
        }),
      );
    if (client.workspace?.workspaceFolders === true)
      connection.workspace.onDidChangeWorkspaceFolders(({ added, removed }) => {
        const gone = new Set(removed.flatMap(({ uri }) => toFile(uri) ?? []));
        folders = folders.filter((folder) => !gone.has(folder));
        folders.push(...added.flatMap(({ uri }) => toFile(uri) ?? []));
        void openFolders();
      });
    await openFolders();
  });

  async function openFolders(): Promise<void> {
    await workspace.open(folders);
    checkAll();
  }

  function checkAll(): void {
    for (const { uri } of documents.all()) checkSoon(uri, 0);
  }

  /** Starts one timer for a name anew, so that its work is done once after a pause. */
  function startTimer(name: string, delay: number, work: () => Promise<void>): void {
    clearTimeout(timers.get(name));
    const run = (): void => {
      timers.delete(name);
      work().catch((error: unknown) => connection.console.error(String(error)));
    };
    timers.set(name, setTimeout(run, delay));
  }

  function checkSoon(uri: string, delay: number): void {
    startTimer(uri, delay, async () => {
      const document = documents.get(uri);
      if (!document || !workspace.project) return;
      const started = performance.now();
      const flaws = await checks.listFlaws(document);
      // It may have been closed, and opened again, meanwhile.
      if (documents.get(uri) !== document) return;
      durations.set(uri, performance.now() - started);
      await connection.sendDiagnostics({
        uri,
        version: document.version,
        diagnostics: toDiagnostics(document, flaws),
      });
      const draft = checks.readDraft(document);
      if (draft) preparePages(workspace.project.environment.site, draft.page.locale);
    });
  }

  function updateSoon(uris: readonly string[]): void {
    for (const uri of uris) {
      const file = toFile(uri);
      if (file !== null) changed.add(file);
    }
    startTimer("update", UPDATE_DELAY_MS, async () => {
      const files = [...changed];
      changed.clear();
      if (await workspace.update(files)) checkAll();
    });
  }

  documents.onDidOpen(({ document }) => checks.open(document));
  // Called for an opened document too, which nobody has typed in yet. A long page is checked less often.
  documents.onDidChangeContent(({ document: { uri } }) => {
    const duration = durations.get(uri);
    checkSoon(uri, duration === undefined ? 0 : CHECK_DELAY_MS + duration);
  });
  documents.onDidSave(({ document }) => updateSoon([document.uri]));
  documents.onDidClose(({ document: { uri } }) => {
    clearTimeout(timers.get(uri));
    timers.delete(uri);
    durations.delete(uri);
    checks.close(uri);
    send(connection.sendDiagnostics({ uri, diagnostics: [] }));
  });
  connection.onDidChangeWatchedFiles(({ changes }) =>
    updateSoon(changes.map(({ uri }) => uri)),
  );

  /**
   * Finds a document of Markdown; null for a sidebar, which is only checked. Waits for the first reading of
   * the pages, so that an answer is whole.
   */
  async function find(
    uri: string,
  ): Promise<{ document: TextDocument; text: string } | null> {
    if (!workspace.project) await workspace.settle();
    const document = documents.get(uri);
    return document && isMarkdown(document)
      ? { document, text: document.getText() }
      : null;
  }

  async function findSubjectAt({
    textDocument,
    position,
  }: TextDocumentPositionParams): Promise<{
    document: TextDocument;
    subject: Subject;
  } | null> {
    const found = await find(textDocument.uri);
    if (!found) return null;
    const { document, text } = found;
    const subject = findSubject({
      text,
      offset: document.offsetAt(position),
      project: workspace.project,
      draft: checks.readDraft(document),
    });
    return subject && { document, subject };
  }

  connection.onCompletion(async ({ textDocument, position }) => {
    const found = await find(textDocument.uri);
    return (
      found &&
      complete({
        document: found.document,
        offset: found.document.offsetAt(position),
        project: workspace.project,
        draft: checks.readDraft(found.document),
      })
    );
  });
  connection.onHover(async (params) => {
    const found = await findSubjectAt(params);
    return found && toHover(found.document, found.subject);
  });
  connection.onDefinition(async (params) => {
    const found = await findSubjectAt(params);
    return found && toDefinition(found.subject, checks.readDraft(found.document));
  });
  connection.onCodeAction(async ({ textDocument, range, context }) => {
    const found = await find(textDocument.uri);
    if (!found) return [];
    const flaws = await checks.listFlaws(found.document);
    const suggest = (await workspace.openDictionary())?.suggest;
    return listActions(found.document, flaws, { range, only: context.only, suggest });
  });
  connection.onDocumentSymbol(async ({ textDocument }) => {
    const found = await find(textDocument.uri);
    return found && listSymbols(found.document);
  });
  connection.onDocumentFormatting(async ({ textDocument }) => {
    const found = await find(textDocument.uri);
    return found && toTextEdits(found.document, listFormatEdits(found.text));
  });
  connection.onShutdown(() => {
    for (const timer of timers.values()) clearTimeout(timer);
  });

  documents.listen(connection);
  connection.listen();
}

function isMarkdown({ languageId, uri }: TextDocument): boolean {
  return languageId === "markdown" || uri.endsWith(".md");
}
