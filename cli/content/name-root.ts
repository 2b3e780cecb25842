import { resolve } from "node:path";
import type { Config } from "~/config.server";
import { SourceRootError } from "../../compiler/sources/docs/errors";
import { UsageError } from "../command/usage-error";
import { AREA_VARIABLES } from "./roots";

const ROOT_VARIABLES = [
  "CONTENT_ROOT",
  "CONTENT_TRANSLATED_ROOT",
  ...Object.values(AREA_VARIABLES),
  "ASSETS_ROOT",
  "BUILD_OUT_ROOT",
] as const;

/**
 * Adds the variable to the message about a root that can't be used; returns any other error as it
 * is.
 */
export function nameRoot(
  error: unknown,
  config: Pick<Config, (typeof ROOT_VARIABLES)[number]>,
): unknown {
  if (!(error instanceof SourceRootError)) return error;
  const name = ROOT_VARIABLES.find((each) => {
    const root = config[each];
    return root !== undefined && resolve(root) === error.root;
  });
  return name === undefined ? error : new UsageError(`${name}: ${error.message}`);
}
