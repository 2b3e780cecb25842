import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { PAGES, PAGE_NAMES, UNIQUE_SENTENCE } from "../support/e2e-pages";
import { expect, test } from "../support/e2e-test";

test("contains article and sidebar once, and not as data", async ({ request }) => {
  const html = await (await request.get(PAGES.guide)).text();
  expect(html.split(UNIQUE_SENTENCE)).toHaveLength(2);
  // Once in the sidebar; the two pagers contain it too.
  expect(html.split(">The next guide</a></li>")).toHaveLength(2);
  const scripts = html.match(/<script[^>]*>[^]*?<\/script>/g) ?? [];
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.join("")).not.toContain(UNIQUE_SENTENCE);
});

test("renders the same page again from the strings that were kept", async ({
  request,
}) => {
  const { reference, marked, guide, nextGuide, german, japanese, glossary } = PAGES;
  // Pages of a language share strings that the first of them leaves.
  for (const path of [nextGuide, guide, marked, reference, german, japanese, glossary]) {
    const first = await (await request.get(path)).text();
    // An unknown session: a page that may be personal comes out of no cache of pages.
    const headers = { cookie: "session=nobody" };
    const again = await (await request.get(path, { headers })).text();
    expect(again, path).toBe(first);
  }
});

for (const name of PAGE_NAMES) {
  test(`allows every script of the ${name} page by its policy`, async ({ request }) => {
    const response = await request.get(PAGES[name]);
    const policy = response.headers()["content-security-policy"] ?? "";
    const html = await response.text();
    const scripts = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)];
    // Data blocks do not run, so they need no CSP source.
    const inline = scripts.filter(
      ([, attributes = ""]) => !/src=|type="(?:application|text)\//.test(attributes),
    );
    expect(inline.length).toBeGreaterThan(0);
    for (const [, , code = ""] of inline)
      expect(policy).toContain(
        `'sha256-${createHash("sha256").update(code).digest("base64")}'`,
      );
  });
}

test("forbids scripts from elsewhere, and framing", async ({ request }) => {
  const headers = (await request.get(PAGES.guide)).headers();
  const policy = (headers["content-security-policy"] ?? "").split("; ");
  expect(policy).toContain("default-src 'self'");
  expect(policy).toContain("object-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy.find((each) => each.startsWith("script-src"))).not.toContain("unsafe");
});

test("sends the security headers with every response", async ({ request }) => {
  for (const path of [PAGES.guide, PAGES.notFound, "/favicon.ico"]) {
    expect((await request.get(path)).headers(), path).toMatchObject({
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "referrer-policy": "strict-origin-when-cross-origin",
      "strict-transport-security": expect.stringMatching(/^max-age=\d{8}/),
    });
  }
});

test("gives each worker a policy of its own", async ({ request }) => {
  const assets = "build/client/assets";
  const scripts = readdirSync(assets).filter((name) => name.endsWith(".js"));
  const workers = scripts.flatMap((name) => listWorkers(`${assets}/${name}`));
  expect(workers.length).toBeGreaterThan(0);
  for (const path of [...workers, "/service-worker.js"])
    expect((await request.get(path)).headers(), path).toMatchObject({
      "content-security-policy": expect.stringContaining("default-src 'self'"),
    });
});

function listWorkers(file: string): string[] {
  const calls = readFileSync(file, "utf8").matchAll(/Worker\(new URL\("([^"]+)"/g);
  return Array.from(calls, ([, path = ""]) => path);
}

test("lets a document be stored for an hour, and no error", async ({ request }) => {
  const found = await request.get(PAGES.guide);
  expect(found.headers()["cache-control"]).toBe("public, max-age=3600");
  const missing = await request.get(PAGES.notFound);
  expect(missing.headers()["cache-control"]).toBe("no-store");
});

test("serves two readers the same document", async ({ request }) => {
  const [first = "", second = ""] = await Promise.all(
    [0, 1].map(async () => (await request.get(PAGES.guide)).text()),
  );
  expect(first).toBe(second);
});
