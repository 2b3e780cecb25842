import { createServer, request as ask, type IncomingMessage } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";

/** `change` damages packages, `hold` ends no package, and `cut` ends the connections of held ones. */
export type PackageFault = "change" | "hold" | "cut";

/** A proxy before a site whose packages can fail in the middle. */
export async function openPackageHost(site: string) {
  let fault: PackageFault | null = null;
  const held = new Set<() => void>();
  const server = createServer((request, response) => {
    const url = request.url ?? "/";
    const { origin, ...others } = request.headers;
    const headers = {
      ...others,
      host: new URL(site).host,
      ...(origin && { origin: site }),
    };
    const sent = ask(site + url, { method: request.method, headers }, (answer) => {
      const { statusCode = 500 } = answer;
      const { location } = answer.headers;
      if (location) answer.headers.location = location.replace(site, "");
      response.writeHead(statusCode, answer.headers);
      if (fault === null || !url.endsWith(".zip")) return void answer.pipe(response);
      void readAll(answer).then((bytes) => {
        const half = Math.floor(bytes.length / 2);
        if (fault === "change") return void response.end(bytes.fill(0, half, half + 9));
        response.write(bytes.subarray(0, half));
        held.add(() => request.socket.destroy());
      });
    });
    sent.on("error", () => request.socket.destroy());
    request.pipe(sent);
  });
  await once(server.listen(0, "localhost"), "listening");
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    fail(next: PackageFault | null): void {
      fault = next;
      if (fault === "hold") return;
      for (const end of held) end();
      held.clear();
    },
    close(): void {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function readAll(answer: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of answer as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
}
