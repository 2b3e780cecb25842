import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { packFiles } from "../../../cli/build/pack-files.mjs";
import { startEdge, type Edge } from "../../../tests/support/start-edge";
import { serveStaticFiles } from "./serve-static-files.server";

const CODE = "export const a = 1;\n".repeat(100);

let root: string;
let edge: Edge;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), "static-"));
  const client = join(root, "build/client");
  mkdirSync(join(client, "assets"), { recursive: true });
  writeFileSync(join(client, "assets/a-0123abcd.js"), CODE);
  writeFileSync(join(client, "assets/font-0123abcd.woff2"), "font");
  writeFileSync(join(client, "icon.svg"), `<svg>${CODE}</svg>`);
  writeFileSync(join(client, "icon.png"), "picture");
  writeFileSync(join(client, "style.css"), CODE);
  await packFiles(client);
  // No variant of them is kept, so the first is packed while it is sent; the second is too short.
  writeFileSync(join(client, "favicon.ico"), CODE);
  writeFileSync(join(client, "short.svg"), "<svg></svg>");
  writeFileSync(join(client, "assets/avatar.png"), "a picture");
  edge = await startEdge(undefined, { serveFiles: serveStaticFiles(root) });
});

afterAll(async () => {
  await edge.close();
  rmSync(root, { recursive: true });
});

function ask(path: string, accepted: string, more: Record<string, string> = {}) {
  return edge.raw(path, { "Accept-Encoding": accepted, ...more });
}

test.each([
  ["br", "br"],
  ["gzip", "gzip"],
  ["", undefined],
])("sends the variant for %j: %s", async (accepted, encoding) => {
  const { status, headers, body } = await ask("/assets/a-0123abcd.js", accepted);
  expect([status, headers["content-encoding"]]).toEqual([200, encoding]);
  expect(headers["content-type"]).toMatch(/javascript/);
  expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  expect(headers.vary).toBe("Accept-Encoding");
  expect(headers["content-length"]).toBe(String(body.length));
  if (encoding === "br") expect(brotliDecompressSync(body).toString()).toBe(CODE);
});

test("sends a file whose name has no hash anew after an hour, because it may change", async () => {
  const { headers } = await ask("/assets/avatar.png", "");
  expect(headers["cache-control"]).toBe("public, max-age=3600");
  expect(headers.etag).toBeDefined();
});

test("keeps the type and headers of a compressed image", async () => {
  const { headers } = await ask("/icon.svg", "br");
  expect(headers["content-type"]).toBe("image/svg+xml");
  expect(headers["content-security-policy"]).toContain("sandbox");
  expect(headers["cache-control"]).toBe("public, max-age=3600");
});

/** Caches replace the headers that they keep by those of a 304 (RFC 9111, 3.2). */
const KEPT = [
  "etag",
  "vary",
  "cache-control",
  "content-security-policy",
  "cross-origin-resource-policy",
];

test.each(["/favicon.ico", "/icon.svg", "/short.svg", "/icon.png", "/style.css"])(
  "sends the 304 of %s with the headers of its 200",
  async (path) => {
    const { headers: whole } = await ask(path, "gzip");
    const { status, headers } = await ask(path, "gzip", {
      "If-None-Match": String(whole.etag),
    });
    expect(status).toBe(304);
    expect(pick(headers)).toEqual(pick(whole));
    expect(whole["cross-origin-resource-policy"]).toBe("cross-origin");
    expect(whole.vary).toBe(path.endsWith(".png") ? undefined : "Accept-Encoding");
  },
);

function pick(headers: Readonly<Record<string, unknown>>) {
  return KEPT.map((name) => headers[name]);
}

test("sends nothing with a file of fixed content that no browser uses", async () => {
  const { headers } = await ask("/assets/a-0123abcd.js", "br");
  const other = await ask("/icon.svg", "br");
  for (const name of ["accept-ranges", "etag", "last-modified", "x-request-id"]) {
    expect(headers).not.toHaveProperty(name);
    expect(other.headers).toHaveProperty(name);
  }
});

test("has an ETag per variant", async () => {
  const first = await ask("/icon.svg", "br");
  const { etag = "" } = first.headers;
  const again = await ask("/icon.svg", "br", { "If-None-Match": etag });
  expect(again.status).toBe(304);
  const other = await ask("/icon.svg", "gzip", { "If-None-Match": etag });
  expect(other.status).toBe(200);
});

test.each([
  ["/favicon.ico", { Range: "bytes=999999-" }, 416, "bytes */2000"],
  ["/icon.svg", { Range: "bytes=9-1" }, 416, /^bytes \*\/\d+$/],
  ["/favicon.ico", { "If-Match": '"other"' }, 412, undefined],
  ["/assets/a-0123abcd.js", { "If-Match": '"other"' }, 412, undefined],
])(
  "refuses a part or version of %s that it lacks: %o",
  async (path, asked, code, size) => {
    const { status, headers } = await ask(path, "br", asked);
    expect([status, headers["cache-control"]]).toEqual([code, "no-store"]);
    expect(headers).not.toHaveProperty("content-encoding");
    expect(headers).not.toHaveProperty("error-id");
    if (size !== undefined) expect(headers["content-range"]).toMatch(size);
  },
);

test("sends files without variants as they are", async () => {
  const { status, headers, body } = await ask("/assets/font-0123abcd.woff2", "br");
  expect([status, headers["content-encoding"], body.toString()]).toEqual([
    200,
    undefined,
    "font",
  ]);
});

test("passes on other paths", async () => {
  expect((await ask("/assets/other.js", "br")).status).toBe(404);
  expect((await ask("/assets/..%2f..%2fpackage.json", "br")).status).toBe(404);
});
