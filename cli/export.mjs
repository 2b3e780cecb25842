// `npm run export` is plain JavaScript, so that no loader translates the modules one by one.
import { importBundled } from "./command/import-bundled.mjs";

await importBundled(new URL("./export.ts", import.meta.url));
