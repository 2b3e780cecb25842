import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { STORE_FILE_NAME } from "~/content-store/schema";
import { makeEditable } from "~/content-store/store-files.server";
import { openDatabase } from "~/database/open-database.server";
import type { Writers } from "~/http/app-options";
import { loadContentStrings } from "~/l10n/content-strings.server";
import { renderBody } from "~/services/documents/index.server";
import { createWriters, type WritersOptions } from "../../writers/create-writers.server";
import { compileContent } from "../../compiler/pipeline/compile";
import { createCompileSession } from "../../compiler/pipeline/compile-session";
import type { CompileOptions } from "../../compiler/pipeline/last-compile";
import { createDraftRenderer } from "../../compiler/pipeline/render-draft";
import { startSite, type Site } from "./start-site";

export interface WriterSite {
  site: Site;
  /** Absolute path of a file below `files/`. */
  toFile(path: string): string;
  read(path: string): string;
  write(path: string, text: string): void;
  /** Commits all files, and returns the hash. */
  commit(subject: string, author?: string): string;
  /** Compiles what has changed, and serves it. */
  compile(): Promise<void>;
  /** Sends a form like the browser's own page. */
  post(
    path: string,
    fields: Record<string, string> | FormData,
    headers?: Record<string, string>,
  ): Promise<Response>;
  /** Fetches a screen; fails for another status. */
  show(path: string, status?: number): Promise<string>;
  close(): Promise<void>;
}

/** Serves a git repository of Markdown with the writers' tools. */
export async function startWriterSite(
  files: Record<string, string>,
  settings: Partial<
    Pick<WritersOptions, "editor" | "allowsEditing" | "readVersion">
  > = {},
): Promise<WriterSite> {
  const folder = mkdtempSync(join(tmpdir(), "writers-"));
  const root = join(folder, "files");
  const toFile = (path: string): string => join(root, path);
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(toFile(path)), { recursive: true });
    writeFileSync(toFile(path), text);
  };
  for (const [path, text] of Object.entries(files)) write(path, text);
  const git = (author: string, ...args: string[]): string => {
    const identity = ["-c", `user.name=${author}`, "-c", "user.email=a@docs.example"];
    const { stdout, status } = spawnSync("git", [...identity, ...args], {
      cwd: folder,
      encoding: "utf8",
    });
    if (status !== 0) throw new Error(`git ${args.join(" ")} failed`);
    return stdout.trim();
  };
  git("Ada", "init", "-q");
  const commit = (subject: string, author = "Ada"): string => {
    git(author, "add", "files");
    git(author, "commit", "--allow-empty", "-qm", subject);
    return git(author, "rev-parse", "HEAD");
  };
  commit("All pages");

  const dataDir = join(folder, "data");
  const session = createCompileSession();
  const options: CompileOptions = {
    contentRoot: root,
    translatedRoot: root,
    shippedSidebars: join(folder, "sidebars"),
    siteName: "Site",
    storeFile: join(dataDir, STORE_FILE_NAME),
    isPublicSource: true,
    platformReference: false,
    isForWriters: true,
    editsInPlace: true,
  };
  mkdirSync(options.shippedSidebars);
  await compileContent(options, session);
  makeEditable(options.storeFile);
  const database = openDatabase({ url: undefined, dataDir, onError: () => undefined });
  await database.migrate();
  let writers: Writers | null = null;
  const translate = loadContentStrings();
  const site = await startSite({
    dataDir,
    database,
    edge: { logLevel: "silent" },
    openWriters(content) {
      const { store } = content.answers;
      return (writers = createWriters({
        roots: options,
        storeFile: options.storeFile,
        readVersion: content.readVersion,
        siteName: "Site",
        editor: null,
        allowsEditing: true,
        hostnames: ["127.0.0.1"],
        waitForCompile: compile,
        readStyles: () => Promise.resolve(["/assets/site.css"]),
        findRedirect: (url) => store.findRedirect(url),
        readDocument: (url) => store.findDocument(url)?.document ?? null,
        renderDraft: createDraftRenderer(options, session),
        renderArticle: ({ body, fragments, mdn_url: url, locale }) =>
          renderBody({ body, fragments, url }, store, {
            locale,
            translate: translate(locale),
            playgroundOrigin: null,
            hasQueue: false,
          }),
        ...settings,
      }));
    },
  });
  async function compile(): Promise<void> {
    session.scan = null;
    await compileContent(options, session);
    site.content.check();
    writers?.announce();
  }
  return {
    site,
    toFile,
    write,
    commit,
    read: (path) => readFileSync(toFile(path), "utf8"),
    compile,
    post: (path, fields, headers = {}) =>
      site.request(path, {
        method: "POST",
        headers,
        body: fields instanceof FormData ? fields : new URLSearchParams(fields),
      }),
    async show(path, status = 200) {
      const response = await site.get(path);
      const html = await response.text();
      if (response.status !== status)
        throw new Error(`${path} answered ${response.status}: ${html.slice(0, 300)}`);
      return html;
    },
    async close() {
      await site.close();
      await database.close();
      rmSync(folder, { recursive: true });
    },
  };
}

/** A page's file. */
export function toPage(slug: string, body: string, more = ""): string {
  const title = slug.slice(slug.lastIndexOf("/") + 1);
  return `---\ntitle: ${title}\nslug: ${slug}\npage-type: guide\n${more}---\n\n${body}\n`;
}
