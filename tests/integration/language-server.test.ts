import {
  spawn,
  spawnSync,
  type ChildProcessWithoutNullStreams,
} from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { TextDocument } from "vscode-languageserver-textdocument";
import {
  createProtocolConnection,
  StreamMessageReader,
  StreamMessageWriter,
  type CodeAction,
  type CompletionItem,
  type CompletionList,
  type Diagnostic,
  type DocumentSymbol,
  type Hover,
  type InitializeResult,
  type Location,
  type ProtocolConnection,
  type PublishDiagnosticsParams,
  type TextEdit,
} from "vscode-languageserver/node";

/** Files below `files/`; the edited page has line ends of Windows, and a character of two units. */
const EDITED = "en-us/web/edited/index.md";
const OTHER = "en-us/web/other/index.md";
const HEAD =
  "---\r\ntitle: Edited\r\nslug: Web/Edited\r\npage-type: guide\r\nsidebar: mine\r\n---\r\n\r\n";
const FILES: Readonly<Record<string, string>> = {
  "en-us/web/index.md":
    "---\ntitle: Web\nslug: Web\npage-type: landing-page\n---\n\nText.\n",
  [EDITED]: `${HEAD}Text.\r\n`,
  [OTHER]:
    "---\ntitle: The other page\nslug: Web/Other\npage-type: guide\n---\n\nText.\n\n## Second part\n",
  "en-us/_redirects.txt": "/en-US/docs/Web/Old\t/en-US/docs/Web/Other\n",
  "en-us/web/edited/picture.png": "",
  "sidebars/mine.yaml": "sidebar:\n  - /Web/Other\n",
};

let folder: string;
let server: ChildProcessWithoutNullStreams;
let client: ProtocolConnection;
let stderr = "";
const shown: string[] = [];
const published = new Map<string, PublishDiagnosticsParams>();
/** The editor's text. */
let document: TextDocument;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "language-server-"));
  for (const [path, text] of Object.entries(FILES)) write(path, text);
  server = spawn(process.execPath, [toPath("cli/language-server.mjs"), "--stdio"], {
    cwd: folder,
    env: {
      ...process.env,
      CONTENT_ROOT: undefined,
      CONTENT_TRANSLATED_ROOT: undefined,
      DATA_DIR: join(folder, "data"),
      PLATFORM_REFERENCE: "off",
    },
  });
  server.stderr.on("data", (chunk) => (stderr += String(chunk)));
  client = createProtocolConnection(
    new StreamMessageReader(server.stdout),
    new StreamMessageWriter(server.stdin),
  );
  client.onNotification("window/showMessage", ({ message }: { message: string }) => {
    shown.push(message);
  });
  client.onNotification(
    "textDocument/publishDiagnostics",
    (diagnostics: PublishDiagnosticsParams) => {
      published.set(diagnostics.uri, diagnostics);
    },
  );
  client.listen();
}, 60_000);

afterAll(() => {
  client.dispose();
  server.kill();
  rmSync(folder, { recursive: true });
});

function toPath(path: string): string {
  return fileURLToPath(new URL(`../../${path}`, import.meta.url));
}

function write(path: string, text: string): void {
  const file = join(folder, "files", path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function toUri(path: string): string {
  return pathToFileURL(join(folder, "files", path)).href;
}

async function open(uri: string, text: string, languageId = "markdown"): Promise<void> {
  document = TextDocument.create(uri, languageId, 1, text);
  await client.sendNotification("textDocument/didOpen", {
    textDocument: { uri, languageId, version: 1, text },
  });
}

/** Types in place of a part of the text, and sends the change alone. */
async function type(written: string, text: string): Promise<void> {
  const start = document.getText().indexOf(written);
  if (start === -1) throw new Error(`the text has no ${written}`);
  const range = {
    start: document.positionAt(start),
    end: document.positionAt(start + written.length),
  };
  const version = document.version + 1;
  document = TextDocument.update(document, [{ range, text }], version);
  await client.sendNotification("textDocument/didChange", {
    textDocument: { uri: document.uri, version },
    contentChanges: [{ range, text }],
  });
}

/** Waits for the diagnostics of the editor's present text. */
async function listDiagnostics(): Promise<Diagnostic[]> {
  const { uri, version } = document;
  await expect.poll(() => published.get(uri)?.version).toBe(version);
  return published.get(uri)?.diagnostics ?? [];
}

function at(written: string, offset = written.length) {
  const index = document.getText().indexOf(written);
  return {
    textDocument: { uri: document.uri },
    position: document.positionAt(index + offset),
  };
}

function readRange({ range }: Pick<Diagnostic, "range">): string {
  return document.getText(range);
}

async function complete(written: string): Promise<CompletionItem[]> {
  const answer: CompletionList = await client.sendRequest(
    "textDocument/completion",
    at(written),
  );
  return answer.items;
}

async function hover(written: string): Promise<string> {
  const answer: Hover | null = await client.sendRequest(
    "textDocument/hover",
    at(written, 3),
  );
  const { contents } = answer ?? { contents: "" };
  return typeof contents === "object" && "value" in contents ? contents.value : "";
}

async function listActions(only?: string[]): Promise<CodeAction[]> {
  return await client.sendRequest("textDocument/codeAction", {
    textDocument: { uri: document.uri },
    range: {
      start: { line: 0, character: 0 },
      end: { line: document.lineCount, character: 0 },
    },
    context: { diagnostics: [], ...(only && { only }) },
  });
}

function applyTo(action: CodeAction | undefined): string {
  const edits = action?.edit?.changes?.[document.uri] ?? [];
  return TextDocument.applyEdits(document, edits);
}

test("answers that it can do what editors ask for", async () => {
  const { capabilities }: InitializeResult = await client.sendRequest("initialize", {
    processId: process.pid,
    rootUri: null,
    workspaceFolders: [{ uri: pathToFileURL(folder).href, name: "content" }],
    capabilities: {},
  });
  expect(capabilities).toMatchObject({
    hoverProvider: true,
    definitionProvider: true,
    documentFormattingProvider: true,
    codeActionProvider: { codeActionKinds: ["quickfix", "source.fixAll"] },
  });
  await client.sendNotification("initialized", {});
});

test("reports the flaws of a text that is not saved, where they stand", async () => {
  await open(
    toUri(EDITED),
    `${HEAD}🎉 {{NoSuchMacro}} and [old](/en-US/docs/Web/Old).\r\n`,
  );
  const found = await listDiagnostics();
  expect(found.map((each) => [each.code, each.severity, readRange(each)])).toEqual(
    expect.arrayContaining([
      ["macro-unknown", 1, "{{NoSuchMacro}}"],
      ["redirected-link", 2, "/en-US/docs/Web/Old"],
    ]),
  );
  expect(found.find(({ code }) => code === "macro-unknown")?.range.start).toEqual({
    line: 7,
    character: 3,
  });
});

test("says once that there is no store, and works", () => {
  expect(shown).toHaveLength(1);
  expect(shown[0]).toContain("npm run content");
});

test("offers a fix at its place, and the safe fixes of the page", async () => {
  const actions = await listActions();
  const fix = actions.find(({ title }) => title.includes("redirected-link"));
  expect(fix).toMatchObject({ kind: "quickfix", isPreferred: true });
  expect(applyTo(fix)).toBe(
    `${HEAD}🎉 {{NoSuchMacro}} and [old](/en-US/docs/Web/Other).\r\n`,
  );
  const all = await listActions(["source.fixAll"]);
  expect(all.map(applyTo)).toEqual([applyTo(fix)]);
});

test("checks again what is typed, by the change alone", async () => {
  await type("{{NoSuchMacro}} and [old](/en-US/docs/Web/Old)", "Text");
  expect(await listDiagnostics()).toEqual([]);
});

test("finds a word that is misspelled since, and suggests another one", async () => {
  await type("🎉 Text.", "🎉 A mispeled text.");
  const [found] = await listDiagnostics();
  expect(found && [found.code, readRange(found)]).toEqual(["spelling", "mispeled"]);
  const [fix] = await listActions();
  expect(applyTo(fix)).toContain("🎉 A misspelled text.");
  await type("A mispeled text.", "Text.");
});

test("goes on with front matter that is no YAML, and with calls that are no macros", async () => {
  const broken = 'title: [\r\n{{constructor("';
  await type("title: Edited", broken);
  expect((await listDiagnostics()).map(({ code }) => code)).toContain("front-matter");
  expect(await complete(broken)).toEqual([]);
  await type(broken, "title: Edited");
  expect(await listDiagnostics()).toEqual([]);
});

test("completes addresses, macros, arguments, anchors, images and front matter", async () => {
  const listLabels = async (typed: string) => {
    await type("Text.\r\n", `Text.\r\n${typed}\r\n`);
    const items = await complete(typed);
    await type(`${typed}\r\n`, "");
    return items;
  };
  await type("🎉 Text.", "🎉 Text.\r\nText.");
  const [address] = await listLabels("[a](/en-US/docs/Web/Oth");
  expect(address).toMatchObject({
    label: "/en-US/docs/Web/Other",
    detail: "The other page",
    textEdit: { newText: "/en-US/docs/Web/Other" },
  });
  const [macro] = await listLabels("{{CSSxR");
  expect(macro?.textEdit?.newText).toBe('cssxref("${1:name}")}}');
  expect(macro?.insertTextFormat).toBe(2);
  expect((await listLabels('{{Next("web/o'))[0]?.label).toBe("Web/Other");
  expect((await listLabels("[a](/en-US/docs/Web/Other#"))[0]?.label).toBe("second_part");
  expect((await listLabels("![A picture](p"))[0]?.label).toBe("picture.png");
  await type("page-type: guide", "page-type: how");
  expect((await complete("page-type: how")).map(({ label }) => label)).toEqual([
    "how-to",
  ]);
  await type("page-type: how", "page-type: guide\r\nsta");
  expect((await complete("\r\nsta"))[0]?.textEdit?.newText).toBe("status: ");
  await type("\r\nsta\r\n", "\r\n");
});

test("explains macros and links, and leads to their files", async () => {
  await type(
    "🎉 Text.",
    '🎉 {{Next("Web/Other")}} [x](/en-US/docs/Web/Other#second_part)',
  );
  expect(await hover("{{Next(")).toMatch(/Next\(slug\)[^]*The other page/);
  expect(await hover("/en-US/docs/Web/Other#")).toContain(OTHER);
  const findDefinition = async (written: string) => {
    const answer: Location | null = await client.sendRequest(
      "textDocument/definition",
      at(written, 3),
    );
    return answer;
  };
  expect(await findDefinition("/en-US/docs/Web/Other#")).toMatchObject({
    uri: toUri(OTHER),
    range: { start: { line: 8 } },
  });
  expect((await findDefinition("{{Next("))?.uri).toBe(toUri(OTHER));
  const sidebar: Location | null = await client.sendRequest(
    "textDocument/definition",
    at("sidebar: mi"),
  );
  expect(sidebar?.uri).toBe(toUri("sidebars/mine.yaml"));
});

test("formats as the command does, by the lines that change", async () => {
  await type("title: Edited\r\nslug: Web/Edited", 'slug: Web/Edited\r\ntitle: "Edited"');
  const edits: TextEdit[] = await client.sendRequest("textDocument/formatting", {
    textDocument: { uri: document.uri },
    options: { tabSize: 2, insertSpaces: true },
  });
  expect(TextDocument.applyEdits(document, edits)).toContain(HEAD);
  expect(edits.every(({ range }) => range.end.line < 5)).toBe(true);
});

test("lists headings with those below them", async () => {
  await type("Text.\r\n", "## One\r\n\r\n### Two\r\n\r\n## Three\r\n");
  const symbols: DocumentSymbol[] = await client.sendRequest(
    "textDocument/documentSymbol",
    { textDocument: { uri: document.uri } },
  );
  expect(symbols.map(({ name, children }) => [name, children?.length])).toEqual([
    ["One", 1],
    ["Three", 0],
  ]);
});

test("reads pages that others have saved", async () => {
  await type("## Three", "[new](/en-US/docs/Web/New)");
  expect((await listDiagnostics()).map(({ code }) => code)).toContain("broken-link");
  write("en-us/web/new/index.md", "---\ntitle: New\nslug: Web/New\n---\n\nText.\n");
  await client.sendNotification("workspace/didChangeWatchedFiles", {
    changes: [{ uri: toUri("en-us/web/new/index.md"), type: 1 }],
  });
  await expect
    .poll(() => published.get(document.uri)?.diagnostics.map(({ code }) => code))
    .not.toContain("broken-link");
});

test("leaves files of no documentation alone, and takes back what a closed one had", async () => {
  const { uri } = document;
  await client.sendNotification("textDocument/didClose", { textDocument: { uri } });
  await expect.poll(() => published.get(uri)?.diagnostics).toEqual([]);
  for (const other of ["untitled:Untitled-1", toUri("../notes.md")]) {
    await open(other, "{{NoSuchMacro}} \u{1F389} {{cssxref(");
    expect(await listDiagnostics()).toEqual([]);
    expect((await complete("{{NoSuch")).length).toBe(0);
  }
});

test("checks a sidebar's file, and formats none", async () => {
  await open(toUri("sidebars/mine.yaml"), "sidebar:\n  - /Web/Nowhere\n  - :\n", "yaml");
  expect(await listDiagnostics()).not.toEqual([]);
  const edits: TextEdit[] | null = await client.sendRequest("textDocument/formatting", {
    textDocument: { uri: document.uri },
    options: { tabSize: 2, insertSpaces: true },
  });
  expect(edits).toBeNull();
});

test("says in a line how it is started when no channel is named", () => {
  const {
    status,
    stdout,
    stderr: said,
  } = spawnSync(process.execPath, [toPath("cli/language-server.mjs")], {
    encoding: "utf8",
  });
  expect([status, stdout, said.trim().split("\n").length]).toEqual([1, "", 1]);
  expect(said).toContain("--stdio");
});

test("ends with the editor's goodbye, and has written nothing but the protocol", async () => {
  const ended = new Promise((resolve) => server.once("exit", resolve));
  await client.sendRequest("shutdown");
  await client.sendNotification("exit");
  expect(await ended).toBe(0);
  expect(stderr).toBe("");
  expect(existsSync(join(folder, "data/content.sqlite"))).toBe(false);
});
