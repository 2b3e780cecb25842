import { spawnSync } from "node:child_process";

// Set before anything reads the environment.
process.env["NODE_ENV"] = "development";

const compiled = spawnSync(process.execPath, ["cli/content.mjs"], {
  stdio: "inherit",
});
if (compiled.status === 0) await import("../server");
else process.exitCode = 1;
