import { PAGES, PAGE_NAMES, UNIQUE_SENTENCE } from "../support/e2e-pages";
import { expect, test } from "../support/e2e-test";

test("carries article and sidebar once, and not as data", async ({ request }) => {
  const html = await (await request.get(PAGES.guide)).text();
  expect(html.split(UNIQUE_SENTENCE)).toHaveLength(2);
  expect(html.split(">The next guide<")).toHaveLength(2);
  const scripts = html.match(/<script[^>]*>[^]*?<\/script>/g) ?? [];
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.join("")).not.toContain(UNIQUE_SENTENCE);
});

for (const name of PAGE_NAMES) {
  test(`gives every script of the ${name} page the nonce of its policy`, async ({
    request,
  }) => {
    const response = await request.get(PAGES[name]);
    const policy = response.headers()["content-security-policy"] ?? "";
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? "none";
    const scripts = (await response.text()).match(/<script\b[^>]*>/g) ?? [];
    // Data is no script that runs: no policy asks for its nonce.
    const inline = scripts.filter(
      (tag) => !/src=|type="(?:application|text)\//.test(tag),
    );
    expect(inline.length).toBeGreaterThan(0);
    for (const tag of inline) expect(tag).toContain(`nonce="${nonce}"`);
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

test("sends the security headers with every answer", async ({ request }) => {
  for (const path of [PAGES.guide, PAGES.notFound, "/favicon.ico"]) {
    expect((await request.get(path)).headers(), path).toMatchObject({
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "referrer-policy": "strict-origin-when-cross-origin",
      "strict-transport-security": expect.stringMatching(/^max-age=\d{8}/),
    });
  }
});

test("lets a document be stored for an hour, an error not at all", async ({
  request,
}) => {
  const found = await request.get(PAGES.guide);
  expect(found.headers()["cache-control"]).toBe("public, max-age=3600");
  const missing = await request.get(PAGES.notFound);
  expect(missing.headers()["cache-control"]).toBe("no-store");
});

test("gives two readers the same document apart from its nonce", async ({ request }) => {
  const [first = "", second = ""] = await Promise.all(
    [0, 1].map(async () => removeNonce(await (await request.get(PAGES.guide)).text())),
  );
  expect(first).toBe(second);
});

function removeNonce(html: string): string {
  return html.replaceAll(/nonce="[^"]*"/g, "");
}
