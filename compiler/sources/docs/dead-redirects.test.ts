import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createTestPage } from "../../sections/test-job";
import { listDeadRedirects } from "./dead-redirects";
import { readRedirects } from "./redirects";

test("reports redirects to missing pages, from pages and over others, with their lines", () => {
  const path = mkdtempSync(join(tmpdir(), "dead-redirects-"));
  onTestFinished(() => rmSync(path, { recursive: true }));
  const lines = [
    "# FROM\tTO",
    "/en-US/docs/Old\t/en-US/docs/web#part",
    "/en-US/docs/Gone\t/en-US/docs/Nowhere#part",
    "/en-US/docs/Web\t/en-US/docs/Other",
    "/en-US/docs/Out\thttps://example.com/docs/x",
    "/en-US/docs/Home\t/en-US/",
    "/en-US/docs/Chain\t/en-US/docs/Hop",
    "/en-US/docs/Hop\t/en-US/docs/Web",
    "/en-US/docs/ToPage\t/en-US/docs/Web",
  ];
  writeFileSync(join(path, "_redirects.txt"), `\uFEFF${lines.join("\r\n")}\r\n`);
  const pages = ["Web", "Other"].map((slug) => createTestPage({ slug, locale: "en-US" }));
  const folder = { locale: "en-US" as const, name: "en-us", path };
  const flaws = listDeadRedirects([folder], pages, readRedirects);
  expect(flaws).toMatchObject([
    {
      file: "en-us/_redirects.txt",
      line: 3,
      severity: "error",
      message: '"/en-US/docs/Nowhere" is not the address of a page',
    },
    {
      file: "en-us/_redirects.txt",
      line: 4,
      severity: "warning",
      message: '"/en-US/docs/Web" is a page, so that nobody is redirected',
    },
    {
      line: 7,
      severity: "error",
      message: '"/en-US/docs/Chain" leads to /en-US/docs/Web over /en-US/docs/Hop',
    },
  ]);
});
