import type { Page } from "@playwright/test";

/** A ping as the browser sends it. */
interface Ping {
  name: string;
  payload: {
    metrics?: Record<string, Record<string, unknown>>;
    events?: { category: string; name: string; extra?: Record<string, string> }[];
  };
}

/** Collects the pings that the page sends by fetch, and the answers of the server. */
export async function watchPings(page: Page) {
  const pings: Ping[] = [];
  const statuses: number[] = [];
  await page.exposeFunction("notePing", (path: string, json: string) => {
    const payload = JSON.parse(json) as Ping["payload"];
    pings.push({ name: path.split("/")[3] ?? "", payload });
  });
  await page.addInitScript(() => {
    const send = fetch;
    window.fetch = async (input, init) => {
      if (typeof input === "string" && input.startsWith("/submit/")) {
        const { body } = init as { body: Blob };
        const text = body.stream().pipeThrough(new DecompressionStream("gzip"));
        const { notePing } = window as unknown as {
          notePing(path: string, json: string): Promise<void>;
        };
        await notePing(input, await new Response(text).text());
      }
      return send(input, init);
    };
  });
  page.on("response", (response) => {
    if (response.url().includes("/submit/")) statuses.push(response.status());
  });
  const listSources = () =>
    pings
      .flatMap(({ payload }) => payload.events ?? [])
      .map(({ extra }) => extra?.["source"]);
  return { pings, statuses, listSources };
}
