import type { Request, Response } from "express";

/** A browser asks again after this time when the server has gone. */
const RETRY_MILLISECONDS = 500;
/** A compile takes less; a file that is saved without a change has none. */
const MAX_WAIT_MILLISECONDS = 10_000;

/** Tells open pages of new content, and actions of the compile that they wait for. */
export interface ChangeEvents {
  /** Answers with events that carry the version of the content, the current one first. */
  stream(request: Request, response: Response): void;
  announce(version: string): void;
  waitForNext(): Promise<void>;
  close(): void;
}

export function createChangeEvents(readVersion: () => string): ChangeEvents {
  const open = new Set<Response>();
  const waiting = new Set<() => void>();
  return {
    stream(request, response) {
      response.writeHead(200, {
        "Content-Type": "text/event-stream",
        "Cache-Control": "no-store",
        // The site has no connection to itself that would have to stay open for this.
        Connection: "keep-alive",
      });
      response.write(`retry: ${RETRY_MILLISECONDS}\n\n`);
      send(response, readVersion());
      open.add(response);
      request.on("close", () => open.delete(response));
    },
    announce(version) {
      for (const response of open) send(response, version);
      for (const resolve of [...waiting]) resolve();
    },
    waitForNext() {
      return new Promise((resolve) => {
        const done = (): void => {
          clearTimeout(timer);
          waiting.delete(done);
          resolve();
        };
        const timer = setTimeout(done, MAX_WAIT_MILLISECONDS);
        waiting.add(done);
      });
    },
    close() {
      for (const response of open) response.end();
      for (const resolve of [...waiting]) resolve();
    },
  };
}

function send(response: Response, version: string): void {
  response.write(`data: ${version}\n\n`);
}
