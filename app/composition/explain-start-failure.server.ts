import { ConfigError } from "~/config.server";
import { ContentStoreError } from "~/content-store/errors";
import { MissingBuildError } from "~/http/server/open-built-site.server";
import { ConfigFileError } from "~/services/config-files/index.server";
import { SecretFileError } from "~/services/secrets/index.server";

/** Errors whose message tells an operator what to do. */
const EXPLAINED = [ConfigError, ConfigFileError, MissingBuildError, SecretFileError];

/** File system codes of permissions, file types and space, which are no bugs. */
const FILE_CODES = /^(?:EACCES|EDQUOT|EISDIR|ENOSPC|ENOTDIR|EPERM|EROFS)$/;

/**
 * Returns one line for a failure that an operator can repair; returns any other error with its
 * stack.
 */
export function explainStartFailure(error: unknown): unknown {
  if (error instanceof ContentStoreError)
    return `${error.message}. Run \`npm run content\` to compile the content.`;
  if (error instanceof Error && EXPLAINED.some((expected) => error instanceof expected))
    return error.message;
  if (error instanceof Error && "code" in error && error.code === "EADDRINUSE")
    return "The port is taken by another program: stop that one, or set PORT.";
  return explainFileError(error) ?? error;
}

/** Returns one line for a file or folder that can't be used; null for any other error. */
export function explainFileError(error: unknown): string | null {
  if (!(error instanceof Error) || !("code" in error)) return null;
  if (!FILE_CODES.test(String(error.code))) return null;
  const path = "path" in error ? String(error.path) : "A file";
  return `${path} can't be used (${error.message}). DATA_DIR and .cache must be folders that this user may write to, with room left.`;
}
