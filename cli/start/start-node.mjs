import { spawn } from "node:child_process";

const SIGNALS = /** @type {const} */ (["SIGTERM", "SIGINT", "SIGHUP"]);

/**
 * Starts a Node process that ends with this one: it gets the signals that end this one, because a
 * build or a compile would go on beside that of the next start.
 *
 * @param {string[]} args
 * @param {import("node:child_process").SpawnOptions} options
 */
export function startNode(args, options) {
  const child = spawn(process.execPath, args, options);
  const passOn = (/** @type {NodeJS.Signals} */ signal) => {
    child.kill(signal === "SIGHUP" ? "SIGTERM" : signal);
  };
  for (const signal of SIGNALS) process.on(signal, passOn);
  child.once("exit", () => {
    for (const signal of SIGNALS) process.off(signal, passOn);
  });
  return child;
}
