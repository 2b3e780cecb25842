import { join } from "node:path";
import { build } from "esbuild";

/**
 * Bundles the browser's code of features that an operator may switch off, apart from all other
 * code: their pages link it themselves (`ui/hydration-data/optional-modules`).
 *
 * @param {string} root Folder of the project.
 */
export async function buildOptional(root) {
  const folder = join(root, "app/browser");
  await build({
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
  });
}
