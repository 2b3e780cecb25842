import type { ServerResponse } from "node:http";
import { forward, openProxy } from "./e2e-proxy";

/**
 * A proxy before a site, which can be cut off and can replace the site by another release: that has
 * the same pages and other names of all built files, and no longer the scripts of the first.
 */
export async function openReleaseGate(site: string) {
  let isOpen = true;
  let isNewRelease = false;
  const proxy = await openProxy((request, response) => {
    if (!isOpen) return void request.socket.destroy();
    const url = request.url ?? "/";
    const path = isNewRelease ? url.replace(/^\/assets\/new\//, "/assets/") : url;
    // Style sheets and fonts stay, because other files name them by their whole path.
    if (isNewRelease && /^\/assets\/[^/]+\.js$/.test(url))
      return void response.writeHead(404).end();
    const headers = { host: new URL(site).host, "accept-encoding": "identity" };
    forward(request, { url: site + path, headers }, (answer) => {
      const isPage = String(answer.headers["content-type"]).startsWith("text/html");
      const namesFiles =
        isNewRelease && (isPage || (path !== url && path.endsWith(".js")));
      // The policy has hashes of inline scripts, which name files.
      if (isNewRelease) delete answer.headers["content-security-policy"];
      if (namesFiles) delete answer.headers["content-length"];
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      if (namesFiles) void renameFiles(answer, response);
      else answer.pipe(response);
    });
  });
  return {
    ...proxy,
    cut() {
      isOpen = false;
      proxy.cut();
    },
    release() {
      isNewRelease = true;
    },
  };
}

async function renameFiles(
  answer: AsyncIterable<Buffer>,
  response: ServerResponse,
): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk);
  const text = Buffer.concat(chunks).toString();
  response.end(text.replaceAll("/assets/", "/assets/new/"));
}
