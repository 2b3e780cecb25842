import { afterEach, beforeEach, expect, test } from "vitest";
import { createEmbeddedSite, type EmbeddedSite } from "../support/embedded-site";

/** Blocks of the shell: limits files to one or two megabytes. */
const NO_MORE_SPACE = "ulimit -f 2048";
const MAX_WRITES = 5_000;
const TIMEOUT_MILLISECONDS = 180_000;

let site: EmbeddedSite;
let origin: string;

beforeEach(async () => {
  site = await createEmbeddedSite();
});

afterEach(() => site.remove());

/** Calls the collections API as the signed-in reader. */
async function call(json?: object) {
  const response = await fetch(`${origin}/api/v2/collections/`, {
    method: json ? "POST" : "GET",
    headers: { cookie: site.cookie, "content-type": "application/json" },
    ...(json && { body: JSON.stringify(json) }),
  });
  const { status, headers } = response;
  return { status, retryAfter: headers.get("retry-after"), text: await response.text() };
}

test(
  "a full disk refuses writes, loses no earlier write, and does not affect reading",
  async () => {
    const full = await site.start({ prepare: NO_MORE_SPACE });
    ({ origin } = full);
    const saved: string[] = [];
    let refused = null;
    while (refused === null && saved.length < MAX_WRITES) {
      const name = `c${saved.length}`;
      const answer = await call({ name, description: "long ".repeat(400) });
      if (answer.status === 201) saved.push(name);
      else refused = answer;
    }
    expect(refused).toMatchObject({ status: 503, retryAfter: "10" });
    expect(saved.length).toBeGreaterThan(10);
    expect((await call({ name: "another" })).status).toBe(503);
    expect(listNames((await call()).text)).toEqual(expect.arrayContaining(saved));
    const ready = await fetch(`${origin}/readyz`);
    expect(ready.status).toBe(503);
    expect(await ready.json()).toMatchObject({ content: "ready", database: "read-only" });
    expect(full.isRunning()).toBe(true);
    full.kill();

    ({ origin } = await site.start());
    expect(listNames((await call()).text)).toEqual(expect.arrayContaining(saved));
    expect((await call({ name: "after" })).status).toBe(201);
  },
  TIMEOUT_MILLISECONDS,
);

function listNames(text: string): string[] {
  return (JSON.parse(text) as { name: string }[]).map(({ name }) => name);
}
