import { request as sendRequest } from "node:http";
import express from "express";
import { afterEach, expect, test } from "vitest";
import { createLogger } from "~/http/logging/create-logger.server";
import { logRequests } from "~/http/logging/log-requests.server";
import { drain, getPort, listen } from "~/http/server/listen.server";
import { loadContentStrings } from "~/l10n/content-strings.server";
import { openRunner, type OpenRunnerOptions } from "~/composition/open-runner.server";
import {
  createPlaygroundService,
  renderBlankRunner,
  renderRunner,
} from "~/services/playground/index.server";
import { createFakeStore } from "../support/fake-content-store";

/** The runner's origin, by configuration and by the client's address. */
const closers: (() => Promise<void>)[] = [];

afterEach(async () => {
  await Promise.all(closers.splice(0).map((close) => close()));
});

async function open(
  config: Partial<OpenRunnerOptions["config"]>,
  logger = createLogger({ level: "silent" }),
) {
  const store = createFakeStore({});
  const code = createPlaygroundService(() => store);
  const runner = await openRunner({
    config: {
      SITE_ORIGIN: "http://localhost:3000",
      PORT: 3000,
      HOST: "127.0.0.1",
      TRUSTED_PROXIES: () => false,
      PLAYGROUND_ORIGIN: undefined,
      PLAYGROUND_PORT: undefined,
      METRICS_PORT: undefined,
      ...config,
    },
    siteOrigin: config.SITE_ORIGIN ?? "http://localhost:3000",
    store,
    code: { ...code, render: renderRunner, renderBlank: renderBlankRunner },
    translate: loadContentStrings(),
    logger,
  });
  closers.push(runner.close);
  const site = express();
  site.use(logRequests(createLogger({ level: "silent" }), () => false));
  site.use(runner.serveRunner);
  site.use((_request, response) => response.send("the site"));
  // Adapts to Express' type, which is stricter than a listener's.
  const listener = runner.splitHosts(site);
  const server = await listen(listener, { port: 0, host: "127.0.0.1" });
  closers.push(() => drain(server, 0));
  return {
    ...runner,
    ask: (host: string, path: string) => ask(getPort(server), host, path),
  };
}

/** Sends a request as a local browser does, to any host name. */
function ask(port: number, host: string, path: string) {
  return new Promise<{
    status: number;
    location: string | null;
    policy: string;
    text: string;
  }>((resolve, reject) => {
    const sent = sendRequest(
      { host: "127.0.0.1", port, path, headers: { host }, agent: false },
      (response) => {
        let text = "";
        response.setEncoding("utf8");
        response.on("data", (part: string) => (text += part));
        response.on("end", () => {
          const { location = null, "content-security-policy": policy } = response.headers;
          resolve({
            status: response.statusCode ?? 0,
            location,
            text,
            policy: String(policy),
          });
        });
      },
    );
    sent.on("error", reject);
    sent.end();
  });
}

const BLANK = "/runner.html?blank=1";

test("redirects local clients to another host name and port of the machine", async () => {
  const { ask, runnerOrigins } = await open({ PLAYGROUND_PORT: 0 });
  const [origin = ""] = runnerOrigins;
  expect(origin).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  expect(await ask("localhost:3000", BLANK)).toMatchObject({
    status: 307,
    location: origin + BLANK,
  });
  const served = await fetch(origin + BLANK);
  expect([served.status, served.headers.get("content-security-policy")]).toEqual([
    200,
    expect.not.stringContaining("sandbox"),
  ]);
});

test("serves a sandbox to clients of another host name", async () => {
  const { ask } = await open({ PLAYGROUND_PORT: 0 });
  for (const host of ["127.0.0.1:3000", "192.168.1.5:3000", "localhost:3001"])
    expect(await ask(host, BLANK)).toMatchObject({
      status: 200,
      policy: expect.stringContaining("; sandbox allow-scripts") as string,
    });
});

test("uses localhost for a site on 127.0.0.1, and the reverse", async () => {
  const { runnerOrigins } = await open({
    SITE_ORIGIN: "http://127.0.0.1:3000",
    PLAYGROUND_PORT: 0,
  });
  expect(runnerOrigins[0]).toMatch(/^http:\/\/localhost:\d+$/);
});

test("uses any port when the default is taken, but not for a configured one", async () => {
  const other = await listen(() => undefined, { port: 0, host: "127.0.0.1" });
  closers.push(() => drain(other, 0));
  const port = getPort(other);
  // A high port, so that the site's would be 10,000 below.
  const PORT = port - 10_000;
  const site = { PORT, SITE_ORIGIN: `http://localhost:${PORT}` };
  const { runnerOrigins } = await open(site);
  expect(runnerOrigins).toHaveLength(1);
  expect(runnerOrigins[0]).not.toBe(`http://127.0.0.1:${port}`);
  await expect(open({ PLAYGROUND_PORT: port })).rejects.toThrow(
    `PLAYGROUND_PORT="${port}" can't be used: expected a port that no other program uses`,
  );
});

test("leaves the metrics their port where that is the default of code samples", async () => {
  // Not open yet: the metrics' port opens after this one.
  const free = await listen(() => undefined, { port: 0, host: "127.0.0.1" });
  const METRICS_PORT = getPort(free);
  await drain(free, 0);
  const PORT = METRICS_PORT - 10_000;
  const site = { PORT, SITE_ORIGIN: `http://localhost:${PORT}`, METRICS_PORT };
  const { runnerOrigins } = await open(site);
  expect(runnerOrigins).toEqual([expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/)]);
  expect(runnerOrigins[0]).not.toBe(`http://127.0.0.1:${METRICS_PORT}`);
});

test("names the variable of an address that is not this machine's, and tries no other port", async () => {
  const lines: string[] = [];
  const output = { write: (line: string) => void lines.push(line) };
  const opening = open({ HOST: "203.0.113.9" }, createLogger({ level: "info", output }));
  await expect(opening).rejects.toThrow(
    'HOST="203.0.113.9" can\'t be used: expected a host name or address of this machine',
  );
  expect(lines).toEqual([]);
});

test.each(["https://docs.example", "http://localhost:8080"])(
  "opens no port for a site at %s",
  async (SITE_ORIGIN) => {
    const { ask, runnerOrigins } = await open({ SITE_ORIGIN });
    expect(runnerOrigins).toEqual([]);
    const { status, policy } = await ask(new URL(SITE_ORIGIN).host, BLANK);
    expect([status, policy]).toEqual([200, expect.stringContaining("; sandbox ")]);
  },
);

test("serves the configured origin, and redirects all clients there", async () => {
  const { ask, runnerOrigins } = await open({
    SITE_ORIGIN: "https://docs.example",
    PLAYGROUND_ORIGIN: "https://play.example",
  });
  expect(runnerOrigins).toEqual(["https://play.example"]);
  expect(await ask("any.example", BLANK)).toMatchObject({
    status: 307,
    location: `https://play.example${BLANK}`,
  });
  for (const host of ["play.example", "0123abc.play.example"]) {
    const { status, policy } = await ask(host, BLANK);
    expect([status, policy.includes("sandbox")]).toEqual([200, false]);
    expect((await ask(host, "/en-US/")).status).toBe(404);
  }
  expect((await ask("docs.example", "/en-US/")).text).toBe("the site");
});
