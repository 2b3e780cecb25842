import {
  MessageChannel,
  receiveMessageOnPort,
  type MessagePort,
} from "node:worker_threads";
import { readFrontMatterJson } from "../sources/docs/read-page-file";

/** Files whose front matter a thread sends at once. */
const BLOCK_SIZE = 64;

/** Places in the shared counts: files that this thread has read itself, and files that other threads have begun. */
const OWN = 0;
const TAKEN = 1;

/** Sent to a thread, which reads from the last file to the first. */
export interface ReadAheadRequest {
  files: readonly string[];
  /** Shared by all threads. */
  counts: Int32Array;
  port: MessagePort;
}

type Answer = readonly (readonly [file: string, json: string])[];

/** Front matter that other threads read at the same time. */
export interface ReadAhead {
  /** Returns what `readFrontMatterJson` returns for the file, and throws what it throws. */
  readFrontMatterJson: (file: string) => string;
  close(): void;
}

/**
 * Has other threads read front matter from the end while this one reads from the beginning, because one core was
 * idle for the first 30 of 380 seconds of a large compile. Nobody waits: what has not come when it is needed is read
 * here.
 *
 * @param files in the order in which this thread will ask for them
 */
export function openReadAhead(
  files: readonly string[],
  threads: readonly ((request: ReadAheadRequest) => void)[],
): ReadAhead {
  const counts = new Int32Array(new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT));
  const ports = threads.map((send) => {
    const { port1, port2 } = new MessageChannel();
    send({ files, counts, port: port2 });
    return port1;
  });
  const received = new Map<string, string>();
  function receive(): void {
    for (const port of ports) {
      let answer = receiveMessageOnPort(port);
      while (answer) {
        for (const [file, json] of answer.message as Answer) received.set(file, json);
        answer = receiveMessageOnPort(port);
      }
    }
  }
  return {
    readFrontMatterJson(file) {
      if (!received.has(file)) receive();
      const json = received.get(file);
      if (json === undefined) {
        Atomics.add(counts, OWN, 1);
        return readFrontMatterJson(file);
      }
      received.delete(file);
      return json;
    },
    close() {
      // Ends threads that still read.
      Atomics.store(counts, OWN, files.length);
      for (const port of ports) port.close();
    },
  };
}

/** Answers a request in a thread, until both ends have met. */
export function answerReadAhead({ files, counts, port }: ReadAheadRequest): void {
  for (;;) {
    const taken = Atomics.add(counts, TAKEN, BLOCK_SIZE);
    if (taken + Atomics.load(counts, OWN) >= files.length) return;
    const end = files.length - taken;
    const block = files.slice(Math.max(0, end - BLOCK_SIZE), end);
    port.postMessage(block.flatMap(tryToRead) satisfies Answer);
  }
}

/** Leaves out a file that can't be read: the other thread tries again, and reports it. */
function tryToRead(file: string): Answer {
  try {
    return [[file, readFrontMatterJson(file)]];
  } catch {
    return [];
  }
}
