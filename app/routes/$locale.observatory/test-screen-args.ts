import type { LoaderFunctionArgs } from "@remix-run/node";

const ORIGIN = "https://docs.example";

/** Arguments of a screen's loader at this path, on a site without pages and with this scanner. */
export function createScreenArgs(path: string, observatory: object): LoaderFunctionArgs {
  const context = {
    services: { observatory, documents: { findDocumentCard: () => null } },
    config: { siteOrigin: ORIGIN },
    clientAddress: "192.0.2.1",
    isDataRequest: true,
  } as unknown as LoaderFunctionArgs["context"];
  const request = new Request(`${ORIGIN}/en-US/observatory/${path}`);
  return { request, params: { locale: "en-US" }, context };
}
