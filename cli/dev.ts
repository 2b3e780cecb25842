import { spawn } from "node:child_process";
import { once } from "node:events";
import { readConfig } from "~/config.server";
import { refuseArguments } from "./command/read-no-arguments.mjs";
import { COMPILE_ALLOCATOR, COMPILE_FLAGS } from "./start/memory.mjs";

refuseArguments({
  command: "dev",
  usage: `Serves the site with live reload of code and content.

Usage: npm run dev

Environment variables are its settings (docs/configuration.md): PORT=8080 npm run dev`,
});

// Set first, before a module reads the environment.
process.env["NODE_ENV"] = "development";

/**
 * Compiles in watch mode, and sends a message when the first compile is done. In writer mode, it
 * compiles once, because the server watches the content itself.
 */
const watch = readConfig(process.env).WRITER_MODE ? [] : ["--watch"];
const compiler = spawn(
  process.execPath,
  [...COMPILE_FLAGS, "cli/content.mjs", ...watch],
  {
    env: { ...COMPILE_ALLOCATOR, ...process.env },
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  },
);
process.on("exit", () => compiler.kill());

const [answer] = (await Promise.race([
  once(compiler, "message"),
  once(compiler, "exit"),
])) as unknown[];
if (answer === "compiled" || answer === 0) await import("../server");
else process.exitCode = typeof answer === "number" ? answer : 1;
