import { createServer, type Server, type Socket } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createAiProviders } from "~/composition/create-ai-providers.server";
import { createSignInSetup } from "~/composition/create-sign-in-setup.server";
import { loadContentStrings } from "~/l10n/content-strings.server";
import type { UserDatabase } from "~/database/user-database";
import { UnavailableError } from "~/domain/site/unavailable-error";
import { createAccountEvents } from "~/services/account-events/index.server";
import { createCommunityService } from "~/services/community/index.server";
import { createPlansService } from "~/services/plans/index.server";

const HEAD =
  "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n";
const CHUNK = `10000\r\n${" ".repeat(0x10000)}\r\n`;
const PATIENCE_MILLISECONDS = 25_000;
/** The longest answer that is read, and what waits in sockets. */
const MAX_BYTES = 40_000_000;

let server: Server;
let port = 0;
let url: string;
let sent = 0;
const sockets = new Set<Socket>();

/** Answers with spaces, as fast as they are read. */
beforeEach(async () => {
  sent = 0;
  server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => socket.destroy());
    socket.on("close", () => sockets.delete(socket));
    socket.once("data", () => {
      socket.write(HEAD);
      send(socket);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  port = typeof address === "object" && address ? address.port : 0;
  url = `http://127.0.0.1:${port}`;
});

afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  await new Promise((resolve) => server.close(resolve));
});

function send(socket: Socket): void {
  if (socket.destroyed) return;
  sent += CHUNK.length;
  if (socket.write(CHUNK)) setImmediate(send, socket);
  else socket.once("drain", () => send(socket));
}

function openProvider() {
  return createSignInSetup({
    siteOrigin: "https://site.example",
    sessionSecret: "a secret of at least 32 characters",
    remote: { issuer: url, clientId: "site", clientSecret: "secret" },
  }).provider;
}

/** Header and claims of a token, for which the provider's keys are needed. */
const TOKEN = `${btoa('{"alg":"RS256","kid":"1"}')}.${btoa("{}")}.x`.replaceAll("=", "");
const down = () => Promise.reject(new UnavailableError("down"));
const NO_DATABASE: UserDatabase = { query: down, transact: down };

type Fail = (error: unknown) => void;

const SERVICES: Readonly<Record<string, (fail: Fail) => Promise<unknown>>> = {
  "the code host": (onError) =>
    createCommunityService({
      apiUrl: url,
      onError,
      timeoutMilliseconds: PATIENCE_MILLISECONDS,
    }).listOpenIssues(),
  "the payments provider": (onError) =>
    createPlansService({
      secretKey: "sk_test_x",
      paymentsUrl: null,
      onError,
      address: { host: "127.0.0.1", port, protocol: "http" },
      maxWaitMilliseconds: PATIENCE_MILLISECONDS,
    }).readPrices("US"),
  "the accounts provider": (fail) => openProvider().getKeys().catch(fail),
  "the accounts provider's keys": (onError) =>
    createAccountEvents({
      provider: {
        ...openProvider(),
        getKeys: () => Promise.resolve({ jwksUri: url, issuer: url }),
      },
      clientId: "site",
      database: NO_DATABASE,
      onError,
      rateLimits: { take: () => Promise.resolve(null) },
      refreshProfile: () => Promise.resolve(),
    }).receive(`Bearer ${TOKEN}`, "192.0.2.1"),
  "the moderation of AI Help": (fail) =>
    createAiProviders(
      { AI_BASE_URL: url, AI_MODEL: "model", AI_MODERATION_MODEL: "guard" },
      loadContentStrings(),
    )
      .core.isFlagged(["How?"], AbortSignal.timeout(PATIENCE_MILLISECONDS))
      .catch(fail),
};

test.each(Object.keys(SERVICES))(
  "stops to read an answer of %s that never ends",
  async (name) => {
    const errors: unknown[] = [];
    await SERVICES[name]?.((error) => errors.push(error));
    expect(errors).toHaveLength(1);
    expect(sent).toBeLessThan(MAX_BYTES);
  },
);
