// `npm run export` is plain JavaScript, so that no loader translates the modules one by one.
import { BundleCacheError, bundleModule } from "../compiler/pipeline/bundle-module.mjs";

try {
  await import((await bundleModule(new URL("./export.ts", import.meta.url))).href);
} catch (error) {
  if (!(error instanceof BundleCacheError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
