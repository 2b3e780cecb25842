// `npm run content` is plain JavaScript, so that no loader translates the compiler first.
import { importBundled } from "./command/import-bundled.mjs";

await importBundled(new URL("./content.ts", import.meta.url));
