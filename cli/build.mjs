// `npm run build`: the browser's and the server's code, and a note of what they were made from.
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { stampBuild } from "./start/build-stamp.mjs";

const ROOT = fileURLToPath(new URL("..", import.meta.url));

const { status } = spawnSync(
  process.execPath,
  ["node_modules/@remix-run/dev/dist/cli.js", "vite:build"],
  { cwd: ROOT, stdio: "inherit", env: { ...process.env, NODE_ENV: "production" } },
);
if (status === 0) stampBuild(ROOT);
else process.exitCode = status ?? 1;
