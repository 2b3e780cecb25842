// Writes app/domain/locales/message-ids.ts from the en-US Fluent files, as the first step of
// `npm run typecheck`.
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { FluentResource } from "@fluent/bundle";

const APP = new URL("../../app/", import.meta.url);
const TARGET = fileURLToPath(new URL("domain/locales/message-ids.ts", APP));

/** Each type's name, and the folder below app/l10n that holds its ids. */
const TYPES = /** @type {const} */ ([
  ["InterfaceMessageId", "interface"],
  ["ContentMessageId", "content"],
  ["ObservatoryMessageId", "observatory"],
  ["AiHelpMessageId", "ai-help"],
  ["NoticeMessageId", "notices"],
  ["PrivacyMessageId", "privacy"],
  ["OverviewMessageId", "overview"],
  ["WriterMessageId", "writers"],
  ["DownloadsMessageId", "downloads"],
]);

/**
 * Renders the module that declares one union of message ids per kind of text, sorted.
 *
 * @returns {string}
 */
function renderMessageIds() {
  const header =
    "// Made from app/l10n/*/en-US.ftl by `npm run typecheck`; not to be edited.";
  const types = TYPES.map(([name, folder]) => {
    const source = readFileSync(new URL(`l10n/${folder}/en-US.ftl`, APP), "utf8");
    const ids = new FluentResource(source).body.map(({ id }) => id).sort();
    const members = ids.map((id) => `  | "${id}"`).join("\n");
    return `export type ${name} =\n${members};`;
  });
  return `${[header, ...types].join("\n\n")}\n`;
}

/** Reads the module from disk; empty when it has not been written. */
function readMessageIds() {
  try {
    return readFileSync(TARGET, "utf8");
  } catch {
    return "";
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const made = renderMessageIds();
  if (made !== readMessageIds()) {
    writeFileSync(TARGET, made);
    // CI must type-check the file that is committed.
    if (process.env["CI"]) {
      console.error(
        "app/domain/locales/message-ids.ts is stale: run `npm run typecheck`, commit.",
      );
      process.exitCode = 1;
    }
  }
}
