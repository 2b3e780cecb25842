import { ConfigError } from "~/config.server";
import { ContentStoreError, explainStoreError } from "~/content-store/errors";
import { MigrationError } from "~/database/errors";
import { FileWriteError } from "~/domain/operations/file-write-error";
import { isFileError } from "~/domain/site/is-file-error";
import { isUnavailable } from "~/domain/site/unavailable-error";
import { ConfigFileError } from "~/services/config-files/index.server";
import { SourceRootError } from "../../compiler/sources/docs/errors";
import {
  AuthoringError,
  ChangedFileError,
  UnsafePathError,
} from "../../compiler/authoring/files/errors";
import { UsageError } from "./usage-error";

const EXPECTED = [
  AuthoringError,
  ChangedFileError,
  ConfigError,
  ConfigFileError,
  FileWriteError,
  MigrationError,
  SourceRootError,
  UnsafePathError,
  UsageError,
];

/** Prints why a command failed and sets its exit code. */
export function fail(error: unknown): void {
  console.error(explainFailure(error));
  process.exitCode = 1;
}

/** Explains an operator's error in one line; any other error is a bug and keeps its stack. */
export function explainFailure(error: unknown): unknown {
  if (error instanceof ContentStoreError) return explainStoreError(error);
  const isExpected = EXPECTED.some((kind) => error instanceof kind);
  return error instanceof Error &&
    (isExpected || isUnavailable(error) || isFileError(error))
    ? error.message
    : error;
}
