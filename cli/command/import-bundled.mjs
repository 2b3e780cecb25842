import {
  BundleCacheError,
  bundleModule,
} from "../../compiler/pipeline/bundle-module.mjs";

/**
 * Runs a command's TypeScript module after it is bundled. Prints why when the bundle can't be
 * written, and sets the exit code.
 *
 * @param {URL} entry
 */
export async function importBundled(entry) {
  try {
    await import((await bundleModule(entry)).href);
  } catch (error) {
    if (!(error instanceof BundleCacheError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
