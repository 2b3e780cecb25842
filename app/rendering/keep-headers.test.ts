import { createRequestHandler, data, type ServerBuild } from "@remix-run/node";
import { expect, test } from "vitest";
import { keepHeaders } from "./keep-headers.server";

const build = {
  entry: {
    module: {
      default: (_request: Request, status: number, headers: Headers) =>
        new Response("page", { status, headers }),
    },
  },
  routes: {
    root: {
      id: "root",
      path: "",
      module: {
        default: () => null,
        ErrorBoundary: () => null,
        loader: () => data(null, { headers: { "X-Of": "root", "Set-Cookie": "a=1" } }),
      },
    },
    page: {
      id: "page",
      path: "page",
      parentId: "root",
      module: {
        default: () => null,
        loader: () => data(null, { headers: { "Cache-Control": "no-store" } }),
        action: () => data(null, { status: 503, headers: { "Retry-After": "30" } }),
      },
    },
    failing: {
      id: "failing",
      path: "failing",
      parentId: "root",
      module: {
        default: () => null,
        loader: () => {
          const headers = { "Content-Type": "application/json", "Retry-After": "60" };
          // oxlint-disable-next-line typescript/only-throw-error -- Remix renders thrown responses
          throw new Response("{}", { status: 503, headers });
        },
      },
    },
  },
  assets: { routes: {}, entry: { module: "", imports: [] }, url: "", version: "1" },
  future: { v3_singleFetch: true },
  publicPath: "/",
  basename: "/",
  assetsBuildDirectory: "",
  isSpaMode: false,
} as unknown as ServerBuild;

const handle = createRequestHandler(keepHeaders(build), "production");

async function readHeaders(path: string, method = "GET") {
  const { headers } = await handle(new Request(`http://localhost${path}`, { method }));
  return Object.fromEntries(headers);
}

test("pages have what their loaders and those around them set, and each cookie once", async () => {
  expect(await readHeaders("/page")).toMatchObject({
    "cache-control": "no-store",
    "x-of": "root",
    "set-cookie": "a=1",
  });
});

test("pages of forms have what their actions set", async () => {
  const headers = await readHeaders("/page", "POST");
  expect(headers["retry-after"]).toBe("30");
});

test("pages of failures have what was thrown, but for the type of its body", async () => {
  const headers = await readHeaders("/failing");
  expect(headers["retry-after"]).toBe("60");
  expect(headers["content-type"]).not.toMatch(/json/);
});
