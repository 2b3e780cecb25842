// `npm run preview` is plain JavaScript, so that no loader translates the compiler first.
import { importBundled } from "./command/import-bundled.mjs";

await importBundled(new URL("./preview.ts", import.meta.url));
