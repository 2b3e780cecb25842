import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createVisitor } from "./visitor";
import { listBrowsers, type Browser } from "./installed-browsers";
import { JOURNEYS } from "./journeys";
import { startServer } from "../bench/start-server";

/** `npm run test:browsers [-- name]`: runs the journeys in each installed browser. */
const [only] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), "browsers-"));
const server = await startServer(process.env["DATA_DIR"] ?? "data", {
  DATABASE_URL: `sqlite:${join(folder, "users.sqlite")}`,
  RATE_LIMITS: "off",
});
try {
  const failures: string[] = [];
  for (const browser of listBrowsers())
    if (only === undefined || only === browser.name)
      failures.push(...(await visit(browser, server.origin)));
  process.exitCode = failures.length > 0 ? 1 : 0;
} finally {
  await server.stop();
  rmSync(folder, { recursive: true });
}

/** @returns Names of the failed journeys. */
async function visit({ name, start }: Browser, origin: string): Promise<string[]> {
  if (!start) {
    console.log(`${name}: not run, since it is not installed`);
    return [];
  }
  const failures: string[] = [];
  const driver = await start();
  const visitor = createVisitor(driver, origin);
  for (const [journey, travel] of Object.entries(JOURNEYS)) {
    const reason = await travel(visitor).then(() => null, String);
    const problems = [reason, ...driver.takeProblems()].filter((text) => text !== null);
    if (problems.length > 0) failures.push(journey);
    console.log(
      `${name}: ${journey}: ${problems.length > 0 ? problems.join("; ") : "ok"}`,
    );
  }
  await driver.close();
  return failures;
}
