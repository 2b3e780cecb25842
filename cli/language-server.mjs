// An editor starts it: node cli/language-server.mjs --stdio. Standard output carries the protocol alone.
import { importBundled } from "./command/import-bundled.mjs";

await importBundled(new URL("./language-server.ts", import.meta.url));
