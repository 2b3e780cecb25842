import { fork } from "node:child_process";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { Logger } from "pino";
import { z } from "zod";
import type { Config } from "~/config.server";
import { STORE_FILE_NAME } from "~/content-store/schema";
import type { ContentStore } from "~/content-store/content-store";
import type { Writers } from "~/http/app-options";
import { loadContentStrings } from "~/l10n/content-strings.server";
import { renderBody } from "~/services/documents/index.server";
import { openSiteTheme } from "~/services/site-theme/index.server";
import { listContentRoots } from "../cli/content/roots";
import type { Draft, RenderedDraft } from "../compiler/pipeline/render-draft";
import type { WritersOptions } from "./create-writers.server";

const WATCHER = fileURLToPath(new URL("../cli/content.mjs", import.meta.url));

export interface OpenWritersOptions {
  config: Config;
  store: () => ContentStore;
  readStyles: WritersOptions["readStyles"];
  logger: Logger;
}

/**
 * Opens the writers' tools, and the compiler that watches the content for them in a process of its
 * own; null outside of WRITER_MODE, where none of their code is loaded.
 */
export async function openWriters({
  config,
  store,
  readStyles,
  logger,
}: OpenWritersOptions): Promise<Writers | null> {
  if (!config.WRITER_MODE) return null;
  const { createWriters } = await import("./create-writers.server");
  const watcher = startWatcher(logger);
  const translate = loadContentStrings();
  const writers = createWriters({
    readStyles,
    renderDraft: watcher.renderDraft,
    roots: listContentRoots(config),
    storeFile: resolve(config.DATA_DIR, STORE_FILE_NAME),
    readVersion: () => store().version,
    siteName: openSiteTheme(config).siteName,
    editor: config.EDITOR ?? null,
    allowsEditing: config.EDITING === "local",
    hostnames: config.WRITER_HOSTNAMES,
    onError: (err) => logger.error({ err }, "a replaced content store can't be closed"),
    findRedirect: (url) => store().findRedirect(url),
    readDocument: (url) => store().findDocument(url)?.document ?? null,
    renderArticle: ({ body, fragments, mdn_url: url, locale }) =>
      renderBody({ body, fragments, url }, store(), {
        locale,
        translate: translate(locale),
        playgroundOrigin: config.PLAYGROUND_ORIGIN ?? null,
        hasQueue: false,
      }),
  });
  return {
    ...writers,
    close() {
      writers.close();
      watcher.close();
    },
  };
}

const AnswerSchema = z.object({
  draft: z.number(),
  rendered: z.custom<RenderedDraft | null>().optional(),
  error: z.string().optional(),
});

/** Starts `npm run content -- --watch`, which also renders texts that are not saved. */
function startWatcher(logger: Logger) {
  const child = fork(WATCHER, ["--watch"], {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  const waiting = new Map<number, (answer: z.infer<typeof AnswerSchema>) => void>();
  let last = 0;
  child.on("message", (message) => {
    const { data } = AnswerSchema.safeParse(message);
    if (!data) return;
    waiting.get(data.draft)?.(data);
    waiting.delete(data.draft);
  });
  child.on("exit", (code) => {
    logger.warn({ code }, "the content is no longer watched");
    for (const [draft, answer] of waiting)
      answer({ draft, error: "the compiler has ended" });
    waiting.clear();
  });
  return {
    renderDraft: (draft: Draft) =>
      new Promise<RenderedDraft | null>((done, fail) => {
        if (!child.connected) return fail(new Error("the compiler has ended"));
        const id = ++last;
        waiting.set(id, ({ rendered = null, error }) =>
          error === undefined ? done(rendered) : fail(new Error(error)),
        );
        child.send({ draft: id, ...draft });
      }),
    close: () => void child.kill(),
  };
}
