import { expect, test } from "vitest";
import { toReportUrl } from "./report-url";

const SOURCE = {
  folder: "en-us/web/html",
  filename: "index.md",
  github_url: "https://github.com/owner/content/blob/main/files/en-us/web/html/index.md",
  last_commit_url: null,
};

test("leads to the repository's issue form with the page's data", () => {
  const url = new URL(
    toReportUrl({
      address: "https://docs.example/en-US/docs/Web/HTML",
      modified: null,
      source: SOURCE,
    }) ?? "",
  );
  expect(url.origin + url.pathname).toBe("https://github.com/owner/content/issues/new");
  expect(url.searchParams.get("mdn-url")).toBe(
    "https://docs.example/en-US/docs/Web/HTML",
  );
  expect(url.searchParams.get("metadata")).toContain("* Folder: `en-us/web/html`");
  expect(url.searchParams.get("metadata")).not.toContain("Last");
});

test("includes commit and date when known", () => {
  const url = toReportUrl({
    address: "https://docs.example/x",
    modified: "2026-01-02T00:00:00.000Z",
    source: { ...SOURCE, last_commit_url: "https://github.com/owner/content/commit/abc" },
  });
  const metadata = new URL(url ?? "").searchParams.get("metadata");
  expect(metadata).toContain("commit/abc");
  expect(metadata).toContain("2026-01-02");
});

test("returns null when the source has no web URL", () => {
  const source = { ...SOURCE, github_url: null };
  expect(
    toReportUrl({ address: "https://docs.example/x", modified: null, source }),
  ).toBeNull();
});
