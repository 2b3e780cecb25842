import { join } from "node:path";
import { build } from "esbuild";

/**
 * Bundles the browser's code of features that an operator may switch off, apart from all other
 * code: their pages link it themselves (`ui/hydration-data/optional-modules`). A module that other
 * code imports too is there twice, so that it must not keep state (build-optional.test.ts).
 *
 * @param {string} root Folder of the project.
 * @param {{ write: boolean }} options
 * @returns {Promise<string[]>} The bundled modules, relative to the working directory.
 */
export async function buildOptional(root, { write } = { write: true }) {
  const folder = join(root, "app/browser");
  const { metafile } = await build({
    entryPoints: {
      telemetry: join(folder, "telemetry/index.ts"),
      notices: join(folder, "notices/index.ts"),
    },
    outdir: join(root, "build/client/assets"),
    entryNames: "[name]-[hash]",
    chunkNames: "[name]-[hash]",
    bundle: true,
    splitting: true,
    minify: true,
    format: "esm",
    target: "es2022",
    logLevel: "error",
    tsconfig: join(root, "tsconfig.json"),
    metafile: true,
    write,
  });
  return Object.keys(metafile.inputs);
}
