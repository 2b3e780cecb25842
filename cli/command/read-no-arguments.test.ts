import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { readNoArguments } from "./read-no-arguments.mjs";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const TEXTS = { command: "build", usage: "Builds." };

test("runs without arguments", () => {
  expect(readNoArguments([], TEXTS)).toBeNull();
});

test.each(["--help", "-h"])("is asked for help by %s", (option) => {
  expect(readNoArguments([option], TEXTS)).toEqual({ text: "Builds.", exitCode: 0 });
});

test.each(["--helb", "folder", "--watch=1"])("refuses %s", (argument) => {
  const answer = readNoArguments([argument], TEXTS);
  expect(answer?.exitCode).toBe(1);
  expect(answer?.text).toContain(argument.replace("=1", ""));
  expect(answer?.text).toContain("npm run build -- --help explains the command");
});

/** Runs a command in a copy of its code, whose build and fonts are one file each. */
function runCommand(name: string, argument: string) {
  const folder = mkdtempSync(join(tmpdir(), "no-arguments-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(join(ROOT, "cli"), join(folder, "cli"), { recursive: true });
  for (const linked of ["compiler", "node_modules"])
    symlinkSync(join(ROOT, linked), join(folder, linked));
  const kept = ["build", "app/styles/fonts"].map((path) => join(folder, path, "kept"));
  for (const file of kept) {
    mkdirSync(join(file, ".."), { recursive: true });
    writeFileSync(file, "");
  }
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(folder, "cli", name), argument],
    { encoding: "utf8" },
  );
  return { status, stdout, stderr, isKept: kept.every((file) => existsSync(file)) };
}

test.each([
  ["build", "run build"],
  ["fonts", "run fonts"],
  ["start", "start"],
  ["test", "test"],
])("npm run %s writes nothing when it is asked", (command, usage) => {
  const help = runCommand(`${command}.mjs`, "--help");
  expect(help).toMatchObject({ status: 0, stderr: "", isKept: true });
  expect(help.stdout).toContain(`Usage: npm ${usage}`);
  const refused = runCommand(`${command}.mjs`, "--bogus");
  expect(refused).toMatchObject({ status: 1, stdout: "", isKept: true });
  expect(refused.stderr).toContain("'--bogus'");
});

test.each(["dev", "fake-model", "mcp"])(
  "npm run %s serves nothing when it is asked",
  (command) => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ["--import", "tsx", `cli/${command}.ts`, "--port=8080"],
      { cwd: ROOT, encoding: "utf8", timeout: 60_000 },
    );
    expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
    expect(stderr).toContain("'--port'");
  },
);
