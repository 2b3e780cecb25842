import {
  createServer,
  request as sendRequest,
  type IncomingMessage,
  type ServerResponse,
} from "node:http";
import { buffer } from "node:stream/consumers";
import { drain, getPort } from "~/http/server/listen.server";

export interface Balancer {
  /** Public origin of the balancer. */
  origin: string;
  /** Sets the servers, used in turn; an unreachable one is skipped from then on. */
  use(...origins: string[]): void;
  /** Counts requests whose server disappeared, so that their outcome is unknown. */
  countLost(origin: string): number;
  close(): Promise<void>;
}

/**
 * Starts a load balancer in front of several servers. It retries a request that a server never
 * received.
 */
export async function startBalancer(): Promise<Balancer> {
  let backends: string[] = [];
  let turn = 0;
  const lost = new Map<string, number>();
  const countLost = (origin: string) => lost.get(origin) ?? 0;

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const body = await buffer(request);
    while (backends.length > 0) {
      turn += 1;
      const origin = backends[turn % backends.length] ?? "";
      const outcome = await forward({ origin, request, body, response });
      if (outcome === "lost") lost.set(origin, countLost(origin) + 1);
      if (outcome !== "unreachable") return;
      backends = backends.filter((each) => each !== origin);
    }
    response.writeHead(502).end();
  }

  const server = createServer((request, response) => {
    void answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${getPort(server)}`,
    use: (...origins) => (backends = origins),
    countLost,
    close: () => drain(server, 0),
  };
}

interface Forwarding {
  origin: string;
  request: IncomingMessage;
  body: Buffer;
  response: ServerResponse;
}

/** `unreachable`: nothing was sent. `lost`: the server disappeared and may have processed it. */
function forward({
  origin,
  request,
  body,
  response,
}: Forwarding): Promise<"answered" | "lost" | "unreachable"> {
  const { method, url, headers } = request;
  const address = request.socket.remoteAddress ?? "";
  return new Promise((resolve) => {
    const sent = sendRequest(
      `${origin}${url ?? "/"}`,
      { method, headers: { ...headers, "x-forwarded-for": address }, agent: false },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
        answer.once("end", () => resolve("answered"));
        answer.once("error", () => {
          response.destroy();
          resolve("lost");
        });
      },
    );
    sent.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "ECONNREFUSED") {
        resolve("unreachable");
        return;
      }
      if (!response.headersSent) response.writeHead(502).end();
      resolve("lost");
    });
    sent.end(body);
  });
}
