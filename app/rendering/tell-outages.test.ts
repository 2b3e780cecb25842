import {
  createRequestHandler,
  type AppLoadContext,
  type ServerBuild,
} from "@remix-run/node";
import { expect, test, vi } from "vitest";
import { UnavailableError } from "~/domain/site/unavailable-error";
import { createLoadContext } from "../../tests/support/create-load-context";
import { keepHeaders } from "./keep-headers.server";
import { tellOutages } from "./tell-outages.server";

function fail(error: Error) {
  return { default: () => null, loader: () => Promise.reject(error) };
}

const build = {
  entry: {
    module: {
      default: (_request: Request, status: number, headers: Headers, remix: unknown) =>
        new Response(JSON.stringify(remix), { status, headers }),
      handleError: () => undefined,
    },
  },
  routes: {
    root: {
      id: "root",
      path: "",
      module: { default: () => null, ErrorBoundary: () => null },
    },
    away: {
      id: "away",
      path: "de/away",
      parentId: "root",
      module: {
        ...fail(new UnavailableError("locked")),
        action: () => Promise.reject(new UnavailableError("locked")),
      },
    },
    broken: {
      id: "broken",
      path: "de/broken",
      parentId: "root",
      module: fail(new Error("a bug")),
    },
  },
  assets: { routes: {}, entry: { module: "", imports: [] }, url: "", version: "1" },
  future: { v3_singleFetch: true },
  publicPath: "/",
  basename: "/",
  assetsBuildDirectory: "",
  isSpaMode: false,
} as unknown as ServerBuild;

const logError = vi.fn<() => void>();
const context: AppLoadContext = {
  ...createLoadContext({}),
  logger: { error: logError } as unknown as AppLoadContext["logger"],
};
const handle = createRequestHandler(tellOutages(keepHeaders(build)), "production");

test.each(["GET", "POST"])(
  "answers a %s 503 while the database is away",
  async (method) => {
    logError.mockClear();
    const request = new Request("http://localhost/de/away", { method });
    const { status, headers } = await handle(request, context);
    expect([status, headers.get("retry-after")]).toEqual([503, "10"]);
    expect(logError).toHaveBeenCalledOnce();
  },
);

test("leaves other errors alone", async () => {
  const { status } = await handle(new Request("http://localhost/de/broken"), context);
  expect(status).toBe(500);
});
