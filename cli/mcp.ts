import { fileURLToPath } from "node:url";
import { serveStdio } from "@modelcontextprotocol/server/stdio";
import { openContent } from "~/composition/open-content.server";
import { openMcp } from "~/composition/open-mcp.server";
import { readVersion } from "~/composition/read-version.server";
import { readConfig } from "~/config.server";
import { createLogger } from "~/http/logging/create-logger.server";
import { toPublicConfig } from "~/public-config.server";
import { openSiteTheme } from "~/services/site-theme/index.server";
import { fail } from "./command/fail";
import { refuseArguments } from "./command/read-no-arguments.mjs";

const ROOT = fileURLToPath(new URL("..", import.meta.url));

refuseArguments({
  command: "mcp",
  usage: `Serves the compiled content to an agent by the Model Context Protocol, over standard input and
output.

Usage: npm run mcp

Reads DATA_DIR, SITE_NAME, SITE_ORIGIN and SITE_THEME (docs/configuration.md; docs/guides/agent.md).`,
});

/** Standard output carries the protocol alone, so that messages go to standard error. */
function start(): void {
  const config = readConfig(process.env);
  const publicConfig = toPublicConfig(config, openSiteTheme(config));
  const logger = createLogger({ level: "warn", output: process.stderr });
  const content = openContent({ config, publicConfig, logger, onSwap: () => undefined });
  const { createServer } = openMcp({
    config: publicConfig,
    services: content.services,
    logger,
    store: () => content.answers.store,
    version: readVersion(ROOT),
  });
  const served = serveStdio(() => createServer({ clientAddress: "stdio" }));
  process.stdin.on("end", () => {
    content.close();
    void served.close();
  });
}

try {
  start();
} catch (error) {
  fail(error);
}
