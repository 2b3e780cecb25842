import { spawnSync } from "node:child_process";
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createSecrets, loadSessionSecret, SecretFileError } from "./index.server";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "secrets-"));
});

afterEach(() => rmSync(folder, { recursive: true }));

function load(given?: string) {
  return loadSessionSecret({ given, dataDir: join(folder, "data") });
}

test("creates a secret once, with mode 600", () => {
  const secret = load();
  expect(secret.length).toBeGreaterThanOrEqual(32);
  expect(load()).toBe(secret);
  const [file, ...others] = readdirSync(join(folder, "data"));
  expect([file, others]).toEqual(["session-secret", []]);
  expect(statSync(join(folder, "data", file ?? "")).mode & 0o077).toBe(0);
});

test("returns the configured secret and writes nothing", () => {
  expect(load("x".repeat(32))).toBe("x".repeat(32));
  expect(readdirSync(folder)).toEqual([]);
});

test("refuses a truncated file without changing it", () => {
  load();
  const file = join(folder, "data", "session-secret");
  writeFileSync(file, "short");
  expect(() => load()).toThrow(SecretFileError);
  expect(readFileSync(file, "utf8")).toBe("short");
});

test("creates no other secret when the file can't be read", () => {
  const file = join(folder, "data", "session-secret");
  mkdirSync(file, { recursive: true });
  expect(() => load()).toThrow("EISDIR");
});

test("leaves nothing behind on a full disk", () => {
  const module = new URL("index.server.ts", import.meta.url).href;
  const script = `import("${module}").then((m) => m.loadSessionSecret({ dataDir: "${folder}" }))`;
  const command = [process.execPath, "--import", "tsx", "--eval", script];
  const { stderr } = spawnSync("sh", ["-c", 'ulimit -f 0; exec "$@"', "sh", ...command], {
    encoding: "utf8",
  });
  expect(stderr).toContain("EFBIG");
  expect(readdirSync(folder)).toEqual([]);
});

test("refuses a link that leads nowhere", () => {
  mkdirSync(join(folder, "data"));
  symlinkSync(join(folder, "gone"), join(folder, "data", "session-secret"));
  expect(() => load()).toThrow(SecretFileError);
  expect(readdirSync(join(folder, "data"))).toEqual(["session-secret"]);
});

test("hashes equally only for the same purpose and secret", () => {
  const secrets = createSecrets("a");
  expect(secrets.hash("x", "text")).toBe(createSecrets("a").hash("x", "text"));
  const others = [
    secrets.hash("y", "text"),
    secrets.hash("x", "text "),
    createSecrets("b").hash("x", "text"),
    secrets.deriveKey("x"),
  ];
  expect(others).not.toContain(secrets.hash("x", "text"));
});
