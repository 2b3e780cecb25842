import { expect, test } from "vitest";
import { toSource } from "./source-links";

type Source = Parameters<typeof toSource>[0];

const WRITTEN: Source = {
  locale: "en-US",
  path: "en-us/web/css/float/index.md",
  generatedFrom: null,
};
const GENERATED: Source = {
  locale: "en-US",
  path: "platform-reference/api.Accelerometer",
  generatedFrom: { area: "api", key: "api.Accelerometer" },
};

test("links a written page to its file and its last commit", () => {
  expect(toSource(WRITTEN, { isPublic: true, commit: "abc" })).toEqual({
    folder: "en-us/web/css/float",
    filename: "index.md",
    github_url: "https://github.com/mdn/content/blob/main/files/" + WRITTEN.path,
    last_commit_url: "https://github.com/mdn/content/commit/abc",
  });
});

test.each([
  ["a private one", WRITTEN, false],
  ["a generated page", GENERATED, true],
] as const)("links to no repository for %s", (_, page, isPublic) => {
  expect(toSource(page, { isPublic, commit: "abc" })).toMatchObject({
    github_url: null,
    last_commit_url: null,
  });
});
