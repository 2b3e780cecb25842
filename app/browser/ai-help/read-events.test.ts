import { expect, test } from "vitest";
import { readEvents, SilenceError } from "./read-events";

const SILENCE = 1000;

function toStream(...pieces: (string | Uint8Array)[]): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    start(controller) {
      for (const piece of pieces)
        controller.enqueue(typeof piece === "string" ? encoder.encode(piece) : piece);
      controller.close();
    },
  });
}

async function readAll(stream: ReadableStream<Uint8Array>): Promise<unknown[]> {
  const events: unknown[] = [];
  for await (const event of readEvents(stream, SILENCE)) events.push(event);
  return events;
}

test("reads events that are cut anywhere, and passes over comments", async () => {
  const stream = toStream('data: {"a"', ":1}\n", "\n: ping\n\nda", 'ta:{"a":2}\r\n\r\n');
  expect(await readAll(stream)).toEqual([{ a: 1 }, { a: 2 }]);
});

test("joins characters that are cut between two pieces", async () => {
  const bytes = new TextEncoder().encode('data: "日本"\n\n');
  expect(await readAll(toStream(bytes.slice(0, 8), bytes.slice(8)))).toEqual(["日本"]);
});

test("reads the lines of a text that JSON leaves whole", async () => {
  const text = "one\u2028two\u2029three";
  expect(await readAll(toStream(`data: ${JSON.stringify(text)}\n\n`))).toEqual([text]);
});

test("drops an event whose end never came", async () => {
  expect(await readAll(toStream("data: 1\n\ndata: 2"))).toEqual([1]);
});

test("gives up a stream that is silent, and closes it", async () => {
  let isClosed = false;
  const stream = new ReadableStream<Uint8Array>({
    cancel() {
      isClosed = true;
    },
  });
  const reading = (async () => {
    for await (const event of readEvents(stream, 1)) void event;
  })();
  await expect(reading).rejects.toBeInstanceOf(SilenceError);
  expect(isClosed).toBe(true);
});
