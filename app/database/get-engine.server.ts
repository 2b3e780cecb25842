import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { Engine } from "./engine";
import { engine as postgres } from "./postgres/index.server";
import { engine as sqlite } from "./sqlite/index.server";

/** File name of the embedded database in DATA_DIR. */
const FILE_NAME = "users.sqlite";

export interface DatabaseLocation {
  /** DATABASE_URL, validated by the configuration. */
  url: string | undefined;
  dataDir: string;
}

/** Returns the engine that a URL selects, and the file or connection string to open. */
export function getEngine({ url, dataDir }: DatabaseLocation): {
  engine: Engine;
  target: string;
} {
  if (url === undefined)
    return { engine: sqlite, target: resolve(join(dataDir, FILE_NAME)) };
  if (url.startsWith("sqlite:")) return { engine: sqlite, target: toFile(url) };
  return { engine: postgres, target: url };
}

/** Accepts `sqlite:data/x.sqlite`, `sqlite:/var/x.sqlite` and `sqlite:///var/x.sqlite`. */
function toFile(url: string): string {
  const path = url.slice("sqlite:".length);
  return path.startsWith("//") ? fileURLToPath(`file:${path}`) : resolve(path);
}
