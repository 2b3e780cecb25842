import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { MAX_URL_CHARACTERS } from "~/domain/http/url-limit";
import { MAX_LONG_FORM_BYTES } from "~/http/limits/body-sizes";
import { COMPILE_FLAGS, SERVER_ALLOCATOR } from "../../cli/start/memory.mjs";

const COMPILE = `${COMPILE_FLAGS.join(" ")} cli/content.mjs`;

/** Prints its arguments; fails as a compile does on a full disk. */
const NODE = '#!/bin/sh\necho "$@"\ncase "$*" in *cli/*) exit 1 ;; esac\n';

test("a container serves the content of before when a compile fails", () => {
  const folder = mkdtempSync(join(tmpdir(), "deploy-"));
  writeFileSync(join(folder, "node"), NODE, { mode: 0o755 });
  const { status, stdout } = spawnSync("sh", ["deploy/docker/start.sh"], {
    encoding: "utf8",
    env: { ...process.env, PATH: `${folder}:${process.env["PATH"]}` },
  });
  rmSync(folder, { recursive: true });
  expect(status).toBe(0);
  expect(stdout.trim().split("\n")).toEqual([
    COMPILE,
    "--enable-source-maps build/main/server.mjs",
  ]);
});

test("so does the unit of systemd, which ignores a failure of what begins with a dash", () => {
  const unit = readFileSync("deploy/systemd/web-docs.service", "utf8");
  expect(unit).toContain(`\nExecStartPre=-/usr/bin/env node ${COMPILE}\n`);
});

test.each([
  ["deploy/docker/Dockerfile", "ENV"],
  ["deploy/systemd/web-docs.service", "Environment"],
])("%s gives the server the allocator's settings of npm start", (file, word) => {
  const settings = Object.entries(SERVER_ALLOCATOR).map((pair) => pair.join("="));
  const lines = readFileSync(file, "utf8").split("\n");
  const given = lines.filter((line) => line.startsWith(word) && line.includes("MALLOC_"));
  expect(given.map((line) => line.slice(word.length + 1))).toEqual([settings.join(" ")]);
});

const BALANCER = readFileSync("deploy/docker/haproxy.cfg", "utf8");

test("the balancer sends all steps of a sign-in to one server, which alone knows the demo reader", () => {
  const [, servers = ""] = BALANCER.split("\nbackend servers\n");
  expect(servers).toContain("\n  use-server server-1 if { path_beg /users/ }\n");
});

test("the balancer adds no address to those of a proxy in front, which may have a public one", () => {
  const added = BALANCER.split("\n").filter((line) =>
    line.includes("add-header X-Forwarded-For"),
  );
  expect(added).toEqual([
    "  http-request add-header X-Forwarded-For %[src] unless from_proxy",
  ]);
});

test("the settings of nginx let the longest form and the headers of the longest redirect through", () => {
  const guide = readFileSync("docs/operations.md", "utf8");
  const [, body] = /client_max_body_size (\d+)m;/.exec(guide) ?? [];
  expect(Number(body) * 2 ** 20).toBeGreaterThan(MAX_LONG_FORM_BYTES);
  // By default a page of memory, 4 kB: longer headers are answered with 502.
  const [, headers] = /proxy_buffer_size (\d+)k;/.exec(guide) ?? [];
  expect(Number(headers) * 1024).toBeGreaterThan(MAX_URL_CHARACTERS + 4096);
});
