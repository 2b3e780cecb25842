import { createMalformedRequests } from "../support/malformed-requests";
import { FIXTURE_SITE, toOrigin } from "../support/e2e-servers";
import { expect, test } from "../support/e2e-test";
import { sendRaw } from "../support/raw-client";

const REQUESTS = 1_000;
const CLIENTS = 8;

test("the whole site answers malformed requests without a server error", async () => {
  const origin = toOrigin(FIXTURE_SITE);
  const seed = Math.floor(Math.random() * 2 ** 31);
  const next = createMalformedRequests(seed);
  const faults: string[] = [];

  async function sendMany(): Promise<void> {
    for (let count = 0; count < REQUESTS / CLIENTS; count++) {
      const request = next();
      const { statuses } = await sendRaw(origin, request);
      if (statuses.some((status) => status >= 500))
        faults.push(request.toString("latin1").slice(0, 500));
    }
  }

  await Promise.all(Array.from({ length: CLIENTS }, sendMany));
  expect({ seed, faults }).toEqual({ seed, faults: [] });
  expect((await fetch(`${origin}/en-US/`)).status).toBe(200);
});
