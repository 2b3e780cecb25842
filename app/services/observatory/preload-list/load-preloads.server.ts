import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { PreloadList } from "../engine/preloads";
import { openPreloads } from "./pack-preloads.server";

const FILE_NAME = "preloads.txt.br";

/** Shipped with the site; `npm run preload-list` renews it. */
export const PRELOADS_FILE = fileURLToPath(new URL(FILE_NAME, import.meta.url));

/** The shipped list, opened when it is first asked. */
export function loadPreloads(): PreloadList {
  let list: PreloadList | undefined;
  return {
    find(name) {
      list ??= openPreloads(readFileSync(PRELOADS_FILE));
      return list.find(name);
    },
  };
}
