import { expect, test } from "vitest";
import { createAppFiles } from "./app-files";

const MANIFEST = {
  build: "one",
  files: {
    "/assets/root-1.js": "/assets/root-1.js",
    "/assets/a-1.css": "/assets/a-1.css",
  },
  lists: ["/de/offline", "/ja/offline"],
  empty: ["/assets/api.v1.ping-1.js", "/assets/route-1.js"],
};

function openAppFiles(build: string) {
  const stored = new Map<string, Response>();
  const cache = {
    match: (file: string) => Promise.resolve(stored.get(file)),
    put: (file: string, response: Response) => {
      stored.set(file, response);
      return Promise.resolve();
    },
  };
  const fetched: string[] = [];
  const files = createAppFiles({
    // Only these two functions of a cache are used.
    caches: { open: () => Promise.resolve(cache) } as unknown as CacheStorage,
    fetch: (url, init) => {
      fetched.push(url);
      const isForNobody = init?.credentials === "omit";
      expect(isForNobody).toBe(url.endsWith("/offline"));
      if (url === "/ja/offline")
        return Promise.resolve(new Response(null, { status: 401 }));
      return Promise.resolve(
        url === "/asset-manifest.json"
          ? Response.json(MANIFEST)
          : new Response(`of ${url}`),
      );
    },
    build,
  });
  return { files, fetched, stored };
}

test("downloads the files of its release, and has the empty scripts without a request", async () => {
  const { files, fetched } = openAppFiles("one");
  await files.install();
  const { lists } = MANIFEST;
  const names = Object.keys(MANIFEST.files);
  expect(fetched).toEqual(["/asset-manifest.json", ...names, ...lists]);
  const read = async (url: string) => (await files.find(url))?.text();
  expect(await read("/assets/root-1.js")).toBe("of /assets/root-1.js");
  expect(await read("/de/offline")).toBe("of /de/offline");
  // A page that is refused to nobody in particular is left out.
  expect(await files.find("/ja/offline")).toBeUndefined();
  for (const url of MANIFEST.empty) {
    expect((await files.find(url))?.headers.get("Content-Type")).toBe("text/javascript");
    expect(await read(url)).toBe("");
  }
});

test("stores nothing when the server has another release", async () => {
  const { files, stored } = openAppFiles("two");
  await expect(files.install()).rejects.toThrow("another release");
  expect([...stored.keys()]).toEqual([]);
});
