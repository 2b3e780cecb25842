import type { IncomingMessage, ServerResponse } from "node:http";
import { forward, openProxy } from "./e2e-proxy";

/**
 * `change` damages packages, `shorten` ends them in the middle as if they were whole, `hold` sends
 * half of them, `cut` ends the connections of held ones, and no fault sends their other halves.
 * `old` offers an older release.
 */
export type PackageFault = "change" | "shorten" | "hold" | "cut" | "old";

/** A request for a package, with the size of the site's answer. */
export interface SentPackage {
  range: string | null;
  status: number;
  bytes: number;
}

const OLD_RELEASE = { date: "2001-01-01", latest: "0".repeat(16), updates: [] };

/**
 * A proxy before a site, whose packages can fail, and which can be moved to another site.
 * @param name Origin that the site takes for its own.
 */
export async function openPackageHost(name: string, first: string) {
  let site = first;
  let fault: PackageFault | null = null;
  const held = new Set<(isCut: boolean) => void>();
  const sent: SentPackage[] = [];

  async function sendPackage(answer: IncomingMessage, response: ServerResponse) {
    const { range = null } = response.req.headers;
    const bytes = await readAll(answer);
    sent.push({ range, status: answer.statusCode ?? 0, bytes: bytes.length });
    const half = Math.floor(bytes.length / 2);
    if (fault === "change") bytes.fill(0, half, half + 9);
    if (fault === "shorten") return void response.end(bytes.subarray(0, half));
    if (fault !== "hold") return void response.end(bytes);
    response.write(bytes.subarray(0, half));
    held.add((isCut) =>
      isCut ? response.req.socket.destroy() : response.end(bytes.subarray(half)),
    );
  }

  const proxy = await openProxy((request, response) => {
    const url = request.url ?? "/";
    if (fault === "old" && url.endsWith("/update.json"))
      return void response.end(JSON.stringify(OLD_RELEASE));
    const headers = {
      host: new URL(name).host,
      ...(request.headers.origin !== undefined && { origin: name }),
    };
    forward(request, { url: site + url, headers }, (answer) => {
      const { location } = answer.headers;
      if (location) answer.headers.location = location.replace(name, "");
      const isPackage = url.endsWith(".zip");
      if (isPackage && fault === "shorten") delete answer.headers["content-length"];
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      if (isPackage) void sendPackage(answer, response);
      else answer.pipe(response);
    });
  });
  return {
    origin: proxy.origin,
    sent,
    /** Serves another site at this origin from now on. */
    moveTo(origin: string): void {
      site = origin;
    },
    fail(next: PackageFault | null): void {
      fault = next;
      if (fault === "hold") return;
      for (const end of held) end(fault === "cut");
      held.clear();
    },
    close: proxy.close,
  };
}

async function readAll(answer: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of answer as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
}
