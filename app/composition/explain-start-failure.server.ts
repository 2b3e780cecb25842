import { ConfigError } from "~/config.server";
import { ContentStoreError } from "~/content-store/errors";
import { MigrationError } from "~/database/errors";
import { MissingBuildError } from "~/http/open-built-site.server";
import { SecretFileError } from "~/services/secrets/index.server";

/** Errors whose message tells an operator what to do. */
const EXPLAINED = [ConfigError, MissingBuildError, MigrationError, SecretFileError];

/** What an operator can mend is one line; anything else is a bug and keeps its stack. */
export function explainStartFailure(error: unknown): unknown {
  if (error instanceof ContentStoreError)
    return `${error.message}. Run \`npm run content\` to compile the content.`;
  if (error instanceof Error && EXPLAINED.some((expected) => error instanceof expected))
    return error.message;
  if (error instanceof Error && "code" in error && error.code === "EADDRINUSE")
    return "The port is taken by another program: stop that one, or set PORT.";
  return error;
}
