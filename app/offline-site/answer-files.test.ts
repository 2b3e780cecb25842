import { expect, test } from "vitest";
import type { ContentStore, StoredAsset } from "~/content-store/content-store";
import { answerFiles } from "./answer-files";

const FOLDER = "/en-US/docs/Web";

/** Asks for a file beside a page; the package has one of this type. */
function ask(name: string, contentType: string): Headers | undefined {
  const asset: StoredAsset = { contentType, etag: '"1"', body: new Uint8Array(1) };
  const url = new URL(`${FOLDER}/${name}`, "https://docs.example");
  const answer = answerFiles(new Request(url), {
    path: url.pathname,
    store: { findAsset: () => asset } as Partial<ContentStore> as ContentStore,
    code: { findCode: () => ({ html: "", css: "", js: "" }) },
    config: { siteOrigin: "https://docs.example", imageOrigins: [] },
  });
  return answer?.headers;
}

test("keeps the scripts of pictures from the site's origin, as the server does", () => {
  const policy = ask("grid.svg", "image/svg+xml")?.get("Content-Security-Policy");
  expect(policy).toMatch(/^default-src 'none';.*; sandbox$/);
});

test("lets pictures without scripts be", () => {
  const headers = ask("grid.png", "image/png");
  expect([...(headers ?? [])]).toEqual([
    ["cache-control", "no-store"],
    ["content-type", "image/png"],
    ["cross-origin-resource-policy", "cross-origin"],
    ["x-content-type-options", "nosniff"],
  ]);
});

test("keeps samples in a sandbox", () => {
  const headers = ask("runner.html?sample=try", "text/html");
  expect(headers?.get("Content-Security-Policy")).toMatch(/; sandbox allow-scripts/);
  expect(headers?.get("Cross-Origin-Opener-Policy")).toBe("same-origin");
});
