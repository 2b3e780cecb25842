import http, { type RequestListener } from "node:http";
import https from "node:https";
import type { AddressInfo, Server } from "node:net";
import { FETCH_LIMITS, type FetchRules } from "~/services/observatory/fetching/limits";
import { makeCertificate, type CertificateOptions } from "./make-certificate";

export interface ScannedSite extends AsyncDisposable {
  /** Rules by which every name is this site, at the ports that it has. */
  rules: FetchRules;
  /** Method and address of each request, in order. */
  requests: string[];
}

export interface ScannedSiteOptions {
  /** Null: nothing listens. */
  http?: RequestListener | null;
  https?: RequestListener | null;
  certificate?: CertificateOptions;
  rules?: Partial<FetchRules>;
}

const NAMES = ["site.test", "www.site.test", "other.test"];

/** A real site on this machine, over HTTP and over TLS with a certificate of its own. */
export async function startScannedSite(
  options: ScannedSiteOptions,
): Promise<ScannedSite> {
  const { http: plain = null, https: secure = null } = options;
  const requests: string[] = [];
  const certificate = makeCertificate({ names: NAMES, ...options.certificate });
  const note =
    (scheme: string, listener: RequestListener): RequestListener =>
    (request, response) => {
      const { method = "", headers, url = "" } = request;
      requests.push(`${method} ${scheme}://${headers.host ?? ""}${url}`);
      listener(request, response);
    };
  const plainServer = plain && http.createServer(note("http", plain));
  const secureServer = secure && https.createServer(certificate, note("https", secure));
  const defaultPorts = {
    http: await listen(plainServer),
    https: await listen(secureServer),
  };
  return {
    requests,
    rules: {
      resolve: () => Promise.resolve(["127.0.0.1"]),
      isAllowed: (address) => address === "127.0.0.1",
      isOpened: () => false,
      ports: [80, 443],
      limits: FETCH_LIMITS,
      ca: certificate.cert,
      userAgent: "test",
      defaultPorts,
      ...options.rules,
    },
    async [Symbol.asyncDispose]() {
      await Promise.all([close(plainServer), close(secureServer)]);
    },
  };
}

/** The port; one where nothing listens without a server. */
async function listen(server: Server | null): Promise<number> {
  const listener = server ?? http.createServer();
  await new Promise<void>((resolve) => {
    listener.listen(0, "127.0.0.1", resolve);
  });
  const { port } = listener.address() as AddressInfo;
  if (!server) await close(listener);
  return port;
}

async function close(server: Server | null): Promise<void> {
  if (!server) return;
  if (server instanceof http.Server || server instanceof https.Server)
    server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}
