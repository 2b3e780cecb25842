import { fileURLToPath } from "node:url";
import { choosePort } from "~/composition/choose-port.server";
import { createAnswer } from "~/composition/create-answer.server";
import { explainStartFailure } from "~/composition/explain-start-failure.server";
import { limitHeap } from "~/composition/limit-heap.server";
import {
  announceAddress,
  logConsole,
  openLogger,
} from "~/composition/open-logger.server";
import { prepareMetrics } from "~/composition/open-metrics.server";
import { openParts } from "~/composition/open-parts.server";
import { openPorts } from "~/composition/open-ports.server";
import { readVersion } from "~/composition/read-version.server";
import { listMisspelled, readConfig } from "~/config.server";
import { createLifecycle } from "~/http/server/lifecycle.server";
import { getPort } from "~/http/server/listen.server";
import { waitForStartSignal } from "~/http/server/wait-for-start-signal.server";
import { openWriters } from "./writers/open-writers.server";

const ROOT = fileURLToPath(new URL(".", import.meta.url));

await start().catch((error: unknown) => {
  console.error(explainStartFailure(error));
  process.exit(1);
});

async function start(): Promise<void> {
  limitHeap();
  await waitForStartSignal();
  const config = readConfig(await choosePort(process.env));
  const logger = await openLogger(config);
  logConsole(logger, config);
  for (const doubt of listMisspelled(process.env)) logger.warn(doubt);

  const parts = await openParts({ config, logger, root: ROOT, openWriters });
  const { site, content, userData, usage, telemetry, writers, runner } = parts;
  const lifecycle = createLifecycle();
  const version = readVersion(ROOT);
  const metrics = prepareMetrics(config, {
    version,
    readContentVersion: content.readVersion,
    readPool: userData.readPool,
    listUsage: usage.listTotals,
  });
  const answer = createAnswer(parts, { config, logger, lifecycle, metrics, version });

  const server = await openPorts({
    config,
    listener: runner.splitHosts(answer),
    metrics,
    attach: (opening) =>
      lifecycle.attach(opening, {
        logger,
        delaySeconds: config.DRAIN_SECONDS,
        onDrain() {
          writers?.close();
          userData.endAnswers();
        },
        drainOthers: runner.close,
        closers: [
          () => metrics?.close(),
          () => telemetry?.close(),
          site.close,
          content.close,
          userData.close,
        ],
      }),
  });
  content.warmUp();
  announceAddress(`http://localhost:${getPort(server)}`, logger);
}
