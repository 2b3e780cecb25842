import { ConfigError } from "~/config.server";
import { ContentStoreError, explainStoreError } from "~/content-store/errors";
import { isFileError } from "~/domain/site/is-file-error";
import { MissingBuildError } from "~/http/server/open-built-site.server";
import { ConfigFileError } from "~/services/config-files/index.server";
import { SecretFileError } from "~/services/secrets/index.server";

/** Errors whose message tells an operator what to do. */
const EXPLAINED = [ConfigError, ConfigFileError, MissingBuildError, SecretFileError];

/**
 * Returns one line for a failure that an operator can repair; returns any other error with its
 * stack.
 */
export function explainStartFailure(error: unknown): unknown {
  if (error instanceof ContentStoreError) return explainStoreError(error);
  if (error instanceof Error && EXPLAINED.some((expected) => error instanceof expected))
    return error.message;
  if (!isFileError(error)) return error;
  const path = "path" in error ? String(error.path) : "A file";
  return `${path} can't be used (${error.message}). DATA_DIR and .cache must be folders that this user may write to, with room left.`;
}
