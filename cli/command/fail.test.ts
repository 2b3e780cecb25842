import { expect, test } from "vitest";
import { ConfigError } from "~/config.server";
import { ContentStoreError } from "~/content-store/errors";
import { MigrationError } from "~/database/errors";
import { FileWriteError } from "~/domain/operations/file-write-error";
import { UnavailableError } from "~/domain/site/unavailable-error";
import { ConfigFileError } from "~/services/config-files/index.server";
import { SourceRootError } from "../../compiler/sources/docs/errors";
import {
  AuthoringError,
  ChangedFileError,
  UnsafePathError,
} from "../../compiler/authoring/files/errors";
import { explainFailure } from "./fail";
import { UsageError } from "./usage-error";

test.each<Error>([
  new ConfigError("PORT", "x", "a number"),
  new ConfigFileError("SITE_THEME", "theme.json", "the file can't be read"),
  new FileWriteError(
    { file: "docs.zip", choose: "give --out" },
    { cause: Object.assign(new Error("disk full"), { code: "ENOSPC" }) },
  ),
  new MigrationError("newer than this program"),
  new SourceRootError("/nowhere", "can't be read"),
  new AuthoringError("no such page"),
  new ChangedFileError("a.md"),
  new UnsafePathError("../a.md", "is not inside the content"),
  new UnavailableError("no answer"),
  new UsageError("unknown option"),
  Object.assign(new Error("EACCES: permission denied, open '/x'"), { code: "EACCES" }),
  Object.assign(new Error("EEXIST: file already exists, mkdir '/x'"), { code: "EEXIST" }),
])("tells the operator only the message of $name", (error) => {
  expect(explainFailure(error)).toBe(error.message);
});

test("tells the operator what to do without content", () => {
  const error = new ContentStoreError("content.sqlite", "there is no such file");
  expect(explainFailure(error)).toBe(
    "Content store content.sqlite: there is no such file. Run `npm run content` to compile the content.",
  );
});

test.each([new TypeError("undefined is no function"), "a string"])(
  "keeps the stack of a bug: %s",
  (error) => {
    expect(explainFailure(error)).toBe(error);
  },
);
