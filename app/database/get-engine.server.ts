import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { EngineTarget } from "./engine";
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
export function getEngine({ url, dataDir }: DatabaseLocation): EngineTarget {
  if (url === undefined) {
    const target = resolve(join(dataDir, FILE_NAME));
    return { engine: sqlite, target, makesFolder: true };
  }
  const isFile = url.startsWith("sqlite:");
  return isFile
    ? { engine: sqlite, target: toFile(url), makesFolder: false }
    : { engine: postgres, target: url, makesFolder: false };
}

/** Accepts `sqlite:data/x.sqlite`, `sqlite:/var/x.sqlite` and `sqlite:///var/x.sqlite`. */
function toFile(url: string): string {
  const path = url.slice("sqlite:".length);
  return path.startsWith("//") ? fileURLToPath(`file:${path}`) : resolve(path);
}
