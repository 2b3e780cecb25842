// `npm run build`: the browser's and the server's code, and a note of what they were made from.
import { spawnSync } from "node:child_process";
import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { writeBundle } from "../compiler/bundle-module.mjs";
import { packFiles } from "./build/pack-files.mjs";
import { stampBuild } from "./start/build-stamp.mjs";

const ROOT = fileURLToPath(new URL("..", import.meta.url));

const { status } = spawnSync(
  process.execPath,
  ["node_modules/@remix-run/dev/dist/cli.js", "vite:build"],
  { cwd: ROOT, stdio: "inherit", env: { ...process.env, NODE_ENV: "production" } },
);
if (status === 0) {
  removeServerStyles();
  await packFiles(join(ROOT, "build/client"));
  await buildMain();
  stampBuild(ROOT);
} else process.exitCode = status ?? 1;

/** The composition root and what it loads: translated at every start, it would cost a second. */
async function buildMain() {
  const folder = join(ROOT, "build/main");
  rmSync(folder, { recursive: true, force: true });
  await writeBundle(new URL("../server.ts", import.meta.url), folder);
}

/** The server's build leaves its own copy of all styles among the browser's files: no page links it. */
function removeServerStyles() {
  const folder = join(ROOT, "build/client/assets");
  for (const name of readdirSync(folder))
    if (/^server-build-.*\.css$/.test(name)) rmSync(join(folder, name));
}
