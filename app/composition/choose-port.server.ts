import { createServer } from "node:http";
import { getPort } from "~/http/server/listen.server";

type Environment = Record<string, string | undefined>;

/**
 * Chooses a free port in place of PORT=0 for a site without SITE_ORIGIN: its own address, which the
 * configuration derives from the port, is in sign-ins and absolute links.
 */
export async function choosePort(env: Environment): Promise<Environment> {
  const isAny = /^0+$/.test(env["PORT"] ?? "");
  return isAny && !env["SITE_ORIGIN"] ? { ...env, PORT: await findFreePort() } : env;
}

async function findFreePort(): Promise<string> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once("error", reject).listen(0, resolve);
  });
  const port = getPort(probe);
  await new Promise((resolve) => probe.close(resolve));
  return String(port);
}
