import { expect, test } from "vitest";
import { readPreviewOptions } from "./options";

test("reads the commit, the folder and the public site", () => {
  expect(readPreviewOptions(["--changed-since", "main"])).toEqual({
    help: false,
    changedSince: "main",
    folder: "preview",
    publicOrigin: null,
  });
  const args = [
    "--changed-since=main",
    "--out",
    "x",
    "--public-url",
    "https://docs.example/a/",
  ];
  expect(readPreviewOptions(args)).toMatchObject({
    folder: "x",
    publicOrigin: "https://docs.example",
  });
});

test.each([
  [[], "--changed-since REF"],
  [["--changed-since", "main", "--public-url", "ftp://x"], "http(s)"],
  [["main"], "--help lists the options"],
])("refuses %j", (args, message) => {
  expect(() => readPreviewOptions(args)).toThrow(message);
});
