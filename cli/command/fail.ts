import { ConfigError } from "~/config.server";
import { ContentStoreError, StoreWriteError } from "~/content-store/errors";
import { MigrationError } from "~/database/errors";
import { isUnavailable } from "~/domain/site/unavailable-error";
import { SourceRootError } from "../../compiler/sources/docs/errors";
import { UsageError } from "./usage-error";

const EXPECTED = [
  ConfigError,
  ContentStoreError,
  MigrationError,
  SourceRootError,
  StoreWriteError,
  UsageError,
];

/** Ends a command that could not do its work. */
export function fail(error: unknown): void {
  console.error(explainFailure(error));
  process.exitCode = 1;
}

/** What an operator can mend is one line; anything else is a bug and keeps its stack. */
export function explainFailure(error: unknown): unknown {
  const isExpected = EXPECTED.some((kind) => error instanceof kind);
  return error instanceof Error && (isExpected || isUnavailable(error))
    ? error.message
    : error;
}
