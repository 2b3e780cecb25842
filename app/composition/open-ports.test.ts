import type { Server } from "node:http";
import { afterEach, expect, test, vi } from "vitest";
import { createLogger } from "~/http/logging/create-logger.server";
import { createLifecycle } from "~/http/server/lifecycle.server";
import { drain, getPort, listen } from "~/http/server/listen.server";
import { openPorts, type OpenPortsOptions } from "./open-ports.server";

const HOST = "127.0.0.1";
const servers: Server[] = [];

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => drain(server, 0)));
});

async function open(own: Partial<OpenPortsOptions>): Promise<Server> {
  const server = await openPorts({
    config: { PORT: 0, HOST },
    listener: (_request, response) => response.end(),
    metrics: null,
    attach: () => undefined,
    ...own,
  });
  servers.push(server);
  return server;
}

test("drains at a signal that comes as soon as the port accepts connections", async () => {
  const exit = vi.fn();
  const signals = new Set(process.listeners("SIGTERM"));
  await open({
    attach(server) {
      const logger = createLogger({ level: "silent" });
      createLifecycle().attach(server, { delaySeconds: 0, logger, closers: [], exit });
      server.once("listening", () => process.emit("SIGTERM"));
    },
  });
  await vi.waitFor(() => expect(exit.mock.calls).toEqual([[0]]));
  for (const listener of process.listeners("SIGTERM"))
    if (!signals.has(listener)) process.off("SIGTERM", listener);
});

test("counts and handles signals before the port accepts connections", async () => {
  const states: boolean[] = [];
  const note = (server: Server) => void states.push(server.listening);
  await open({
    metrics: { observe: note, open: () => Promise.resolve() },
    attach: note,
  });
  expect(states).toEqual([false, false]);
});

test("accepts no connection for a start that the metrics' port prevents", async () => {
  const attach = vi.fn();
  const taken = new Error("taken");
  const opened = open({
    metrics: { observe: () => undefined, open: () => Promise.reject(taken) },
    attach,
  });
  await expect(opened).rejects.toThrow(taken);
  expect(attach).not.toHaveBeenCalled();
});

test("names the variable of a port that another program uses", async () => {
  const other = await listen(() => undefined, { port: 0, host: HOST });
  servers.push(other);
  const PORT = getPort(other);
  await expect(open({ config: { PORT, HOST } })).rejects.toThrow(`PORT="${PORT}"`);
});
