// `npm run preview` is plain JavaScript, so that no loader translates the compiler first.
import { BundleCacheError, bundleModule } from "../compiler/pipeline/bundle-module.mjs";

try {
  await import((await bundleModule(new URL("./preview.ts", import.meta.url))).href);
} catch (error) {
  if (!(error instanceof BundleCacheError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
