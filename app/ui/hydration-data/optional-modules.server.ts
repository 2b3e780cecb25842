import { existsSync, readdirSync } from "node:fs";

/** Features whose code browsers load only where the operator switches them on. */
export type OptionalFeature = "telemetry" | "notices";

/** Folder of the built files, seen from the server's code in build/server. */
const ASSETS = new URL(
  import.meta.url.replace(/\/build\/server\/.*$/, "/build/client/assets/"),
);
const built = import.meta.env.PROD && existsSync(ASSETS) ? readdirSync(ASSETS) : [];

/**
 * Returns the address of a feature's module, which `cli/build/build-optional.mjs` bundles apart
 * from all others, so that sites without the feature send no byte of it; undefined before a build.
 */
export function findOptionalModule(feature: OptionalFeature): string | undefined {
  if (import.meta.env.DEV) return `/app/browser/${feature}/index.ts`;
  const name = built.find(
    (file) => file.startsWith(`${feature}-`) && file.endsWith(".js"),
  );
  return name && `/assets/${name}`;
}

/** Returns the address of the style sheet of a chunk that browsers load on demand; undefined before a build. */
export function findChunkStyles(chunk: string): string | undefined {
  const name = built.find(
    (file) => file.startsWith(`${chunk}-`) && file.endsWith(".css"),
  );
  return name && `/assets/${name}`;
}
