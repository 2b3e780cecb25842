// `npm run content`: plain JavaScript, so that no loader has to translate the compiler first.
import { bundleModule } from "../compiler/bundle-module.mjs";

await import((await bundleModule(new URL("./content.ts", import.meta.url))).href);
