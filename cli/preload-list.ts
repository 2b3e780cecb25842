import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { toIsoDate } from "~/domain/locales/iso-date";
import {
  packPreloads,
  parseChromiumList,
  PRELOADS_FILE,
} from "~/services/observatory/index.server";
import { fail } from "./command/fail";
import { formatAmount } from "./command/format";
import { readFileArgument } from "./command/read-file-argument";
import { UsageError } from "./command/usage-error";

const USAGE = `Usage: npm run preload-list -- FILE

Renews the list of hosts that browsers reach by HTTPS alone, which the header scanner
ships. FILE is net/http/transport_security_state_static.json of Chromium's source.`;

await Promise.resolve().then(run).catch(fail);

function run(): void {
  const file = readFileArgument(process.argv.slice(2), "preload-list");
  if (file === null) console.log(USAGE);
  else renew(file);
}

function renew(file: string): void {
  const entries = readEntries(file);
  writeFileSync(
    PRELOADS_FILE,
    packPreloads(entries, `${toIsoDate(new Date())} Chromium`),
  );
  console.log(formatAmount(entries.size, "host"));
}

function readEntries(file: string) {
  if (!existsSync(file)) throw new UsageError(`There is no file ${file}`);
  const text = readFileSync(file, "utf8");
  try {
    return parseChromiumList(text);
  } catch {
    throw new UsageError(`${file} is not Chromium's list of hosts`);
  }
}
