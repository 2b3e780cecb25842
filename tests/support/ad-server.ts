import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";

export interface AdServer {
  origin: string;
  /** Paths with their queries, in the order of the requests. */
  requests: string[];
  /** Headers of the last request. */
  headers: IncomingMessage["headers"];
  /** Answers by path, without query. */
  answers: Map<string, (response: ServerResponse) => void>;
  [Symbol.asyncDispose](): Promise<void>;
}

/** Starts an ad server on this machine; it answers 404 until a test sets an answer. */
export async function startAdServer(): Promise<AdServer> {
  const ads: Pick<AdServer, "requests" | "headers" | "answers"> = {
    requests: [],
    headers: {},
    answers: new Map(),
  };
  const server = createServer((request, response) => {
    const url = request.url ?? "";
    ads.requests.push(url);
    ads.headers = request.headers;
    const answer = ads.answers.get(url.split("?", 1)[0] ?? "");
    if (answer) answer(response);
    else response.writeHead(404).end();
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  return Object.assign(ads, {
    origin: `http://127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  });
}
