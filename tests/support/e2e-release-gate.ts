import { createServer, request as ask, type ServerResponse } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";

/**
 * A proxy before a site, which can be cut off and can replace the site by another release: that has
 * the same pages and other names of all built files, and no longer the scripts of the first.
 */
export async function openReleaseGate(site: string) {
  let isOpen = true;
  let isNewRelease = false;
  const server = createServer((request, response) => {
    if (!isOpen) return void request.socket.destroy();
    const url = request.url ?? "/";
    const path = isNewRelease ? url.replace(/^\/assets\/new\//, "/assets/") : url;
    // Style sheets and fonts stay, because other files name them by their whole path.
    if (isNewRelease && /^\/assets\/[^/]+\.js$/.test(url))
      return void response.writeHead(404).end();
    const headers = {
      ...request.headers,
      host: new URL(site).host,
      "accept-encoding": "identity",
    };
    ask(site + path, { method: request.method, headers }, (answer) => {
      const isPage = String(answer.headers["content-type"]).startsWith("text/html");
      // The policy has hashes of inline scripts, which name files.
      if (isNewRelease) delete answer.headers["content-security-policy"];
      if (isNewRelease && isPage) delete answer.headers["content-length"];
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      if (isNewRelease && isPage) void renameFiles(answer, response);
      else answer.pipe(response);
    })
      .on("error", () => request.socket.destroy())
      .end();
  });
  await once(server.listen(0, "localhost"), "listening");
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    cut() {
      isOpen = false;
      server.closeAllConnections();
    },
    release() {
      isNewRelease = true;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function renameFiles(
  page: AsyncIterable<Buffer>,
  response: ServerResponse,
): Promise<void> {
  let html = "";
  for await (const chunk of page) html += chunk.toString();
  response.end(html.replaceAll("/assets/", "/assets/new/"));
}
