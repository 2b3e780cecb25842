import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { listen } from "../server/listen.server";
import type { Metrics } from "./create-metrics.server";
import { isRead } from "../request-kinds";

export interface ServeMetricsOptions {
  metrics: Pick<Metrics, "render">;
  port: number;
  host: string;
}

/** Serves only `/metrics`, to GET and HEAD, on a port that readers can't reach. */
export function serveMetrics({
  metrics,
  ...where
}: ServeMetricsOptions): Promise<Server> {
  return listen((request, response) => {
    answer(metrics, request, response).catch(() => {
      response.statusCode = 500;
      response.end();
    });
  }, where);
}

async function answer(
  { render }: ServeMetricsOptions["metrics"],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (!isRead(request) || request.url?.split("?", 1)[0] !== "/metrics") {
    response.statusCode = 404;
    response.end();
    return;
  }
  const { contentType, text } = await render();
  response.setHeader("Content-Type", contentType);
  response.setHeader("Cache-Control", "no-store");
  response.end(text);
}
