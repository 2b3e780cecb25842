import type { Page } from "@playwright/test";

/** Streams of answers, by the order of their questions. */
export interface AnswerStreams {
  send(at: number, ...events: object[]): Promise<void>;
  end(at: number): Promise<void>;
}

/**
 * Answers the page's questions by events that the test sends, because the fixture's answers are too fast
 * to do something before their end. Ends with the document: then both methods fail.
 */
export async function holdAnswers(page: Page): Promise<AnswerStreams> {
  await page.evaluate(() => {
    const streams: ReadableStreamDefaultController<Uint8Array>[] = [];
    Object.assign(window, { streams });
    const fetchOthers = window.fetch;
    window.fetch = (input, init) => {
      if (typeof input !== "string" || !input.includes("/stream"))
        return fetchOthers(input, init);
      const body = new ReadableStream<Uint8Array>({
        start: (controller) => void streams.push(controller),
      });
      return Promise.resolve(
        new Response(body, { headers: { "Content-Type": "text/event-stream" } }),
      );
    };
  });
  const act = (at: number, events: object[]) =>
    page.evaluate(
      ([index, sent]) => {
        const { streams } = window as unknown as {
          streams: ReadableStreamDefaultController<Uint8Array>[];
        };
        const stream = streams[index];
        if (!stream) throw new Error(`no question ${index}`);
        const lines = sent.map((event) => `data: ${JSON.stringify(event)}\n\n`);
        if (lines.length === 0) stream.close();
        else stream.enqueue(new TextEncoder().encode(lines.join("")));
        // Until the page has read it.
        return new Promise<void>((resolve) => setTimeout(resolve));
      },
      [at, events] as const,
    );
  return { send: (at, ...events) => act(at, events), end: (at) => act(at, []) };
}

/** Returns a function that breaks the answers off which come then, as a lost connection does. */
export async function watchAnswers(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const connection = new AbortController();
    Object.assign(window, { connection });
    const fetchOthers = window.fetch;
    window.fetch = (input, init) =>
      typeof input === "string" && input.includes("/stream")
        ? fetchOthers(input, { ...init, signal: connection.signal })
        : fetchOthers(input, init);
  });
  return () =>
    page.evaluate(() => {
      const { connection } = window as unknown as { connection: AbortController };
      connection.abort(new TypeError("network error"));
    });
}
