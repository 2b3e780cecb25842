import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { packJson } from "~/content-store/packed-json.server";
import { openContentStore } from "~/content-store/reader.server";
import { openChanges } from "../checks/open-changes";
import { memoize } from "../../core/memoize";
import { compileContent } from "../../pipeline/compile";
import {
  createCompileSession,
  type CompileSession,
} from "../../pipeline/compile-session";
import { loadPlatformData } from "../../sources/platform";
import { createContent } from "../test-content";
import { toStaticCss, toStaticFile, toStaticHtml } from "./to-static-html";
import { writePartStore } from "./write-part";
import { writePreview } from "./write-preview";

function toStatic(body: string) {
  return toStaticHtml(body, {
    path: "/en-US/docs/Web/CSS",
    isIncluded: (path) => path === "/en-US/docs/Web/:has",
    publicOrigin: "https://docs.example",
  });
}

test.each([
  [
    '<a href="/en-US/docs/X?y#z">x</a>',
    '<a href="https://docs.example/en-US/docs/X?y#z">x</a>',
  ],
  [
    '<a href="/en-US/docs/Web/%3Ahas#z">x</a>',
    '<a href="../../../../en-US/docs/Web/_has/index.html#z">x</a>',
  ],
  ['<a href="#z">x</a>', '<a href="#z">x</a>'],
  ["<constructor>x</constructor>", "<constructor>x</constructor>"],
  ['<a href="https://other.example/">x</a>', '<a href="https://other.example/">x</a>'],
  ['<a href="//other.example/">x</a>', '<a href="//other.example/">x</a>'],
  [
    '<form action="/en-US/search"></form>',
    '<form action="https://docs.example/en-US/search"></form>',
  ],
  [
    '<img src="/en-US/docs/Web/CSS/i.png">',
    '<img src="../../../../en-US/docs/Web/CSS/i.png">',
  ],
  [
    '<img srcset="/x/a.png, /x/b,c.png 2x,https://o.example/d.png 3x">',
    '<img srcset="../../../../x/a.png, ../../../../x/b%2Cc.png 2x,https://o.example/d.png 3x">',
  ],
  [
    '<video src="/x/v.mp4" poster="/x/p.png"></video>',
    '<video src="../../../../x/v.mp4" poster="../../../../x/p.png"></video>',
  ],
  ["<p>a<script>alert(1)</script></p>", "<p>a</p>"],
])("makes %s static", (before, after) => {
  expect(toStatic(before).html).toContain(`<body>${after}</body>`);
});

test("lists the files that a page shows, and drops preloads", () => {
  const { html, resources } = toStatic(
    '<link rel="stylesheet" href="/assets/a.css"><link rel="canonical" href="/en-US/docs/Web/CSS"><link rel="modulepreload" href="/assets/x.js"><iframe src="/run.html?id=a#b"></iframe>',
  );
  expect(resources).toEqual(["/assets/a.css", "/run.html?id=a"]);
  expect(html).toContain('href="../../../../assets/a.css"');
  expect(html).toContain('href="https://docs.example/en-US/docs/Web/CSS"');
  expect(html).toContain('src="../../../../run_id_a.html#b"');
  expect(html).not.toContain("modulepreload");
});

test("makes the addresses in style sheets relative", () => {
  const { css, resources } = toStaticCss(
    'a{src:url(/assets/f.woff2) url("/assets/i.svg#x") url(data:x) url(https://o/)}',
    "/assets/a.css",
  );
  expect(css).toBe(
    'a{src:url(../assets/f.woff2) url("../assets/i.svg#x") url(data:x) url(https://o/)}',
  );
  expect(resources).toEqual(["/assets/f.woff2", "/assets/i.svg"]);
});

test("keeps files inside the folder", async () => {
  const site = createContent({});
  mkdirSync(site.data, { recursive: true });
  expect(toStaticFile("/a/%2e%2e/%2e%2e/x")).toBe("a/../../x");
  const writing = writePreview({
    pages: [{ url: "/../../x", title: "x" }],
    folder: site.data,
    publicOrigin: "https://docs.example",
    fetchPath: () => Promise.resolve({ body: Buffer.from(""), type: "text/html" }),
  });
  await expect(writing).rejects.toThrow("not inside");
});

test("writes pages, their files and a list, and tells what was not served", async () => {
  const site = createContent({});
  mkdirSync(site.data, { recursive: true });
  const served: Record<string, [string, string]> = {
    "/en-US/docs/A": [
      '<link rel="stylesheet" href="/a.css"><a href="/en-US/docs/B">b</a><img src="/none.png"><img src="/100%.png"><iframe src="/en-US/docs/B"></iframe>',
      "text/html",
    ],
    "/en-US/docs/B": ["b", "text/html"],
    "/a.css": ["a{b:url(/c.svg)}", "text/css; charset=utf-8"],
    "/c.svg": ["<svg/>", "image/svg+xml"],
  };
  const written = await writePreview({
    pages: [
      { url: "/en-US/docs/A", title: "<A>" },
      { url: "/en-US/docs/B", title: "B" },
    ],
    folder: site.data,
    publicOrigin: "https://docs.example",
    fetchPath(path) {
      const [body, type] = served[path] ?? [];
      const answer =
        body === undefined || type === undefined
          ? null
          : { body: Buffer.from(body), type };
      return Promise.resolve(answer);
    },
  });
  expect(written).toMatchObject({
    files: 2,
    missing: ["/none.png", "/100%.png", "/en-US/docs/B"],
  });
  const read = (path: string): string => readFileSync(join(site.data, path), "utf8");
  expect(read("en-US/docs/A/index.html")).toContain(
    'href="../../../en-US/docs/B/index.html"',
  );
  expect(read("a.css")).toBe("a{b:url(c.svg)}");
  expect(read("index.html")).toContain('<a href="en-US/docs/A/index.html">&lt;A></a>');
  expect(JSON.parse(read("preview.json"))).toEqual({ pages: written.pages });
});

/** Leaves out the updates of the platform, which no preview shows: they take half of a small compile's time. */
function openSession(): CompileSession {
  const platform = memoize(() => ({
    ...loadPlatformData(),
    packUpdates: () => packJson("{}"),
  }));
  return { ...createCompileSession(), platform };
}

test("stores the changed pages alone, with their files", async () => {
  const site = createContent({
    "/en-US/docs/A": "[b](/en-US/docs/B)",
    "/en-US/docs/B": "b",
    "en-us/a/i.png": "x",
    "en-us/b/j.png": "x",
  });
  const git = (...args: string[]) =>
    execFileSync(
      "git",
      ["-c", "user.name=A", "-c", "user.email=a@example.com", ...args],
      { cwd: site.root, stdio: "ignore" },
    );
  git("init", "-b", "main");
  git("add", "-A");
  git("commit", "-m", "one");
  site.write("en-us/a/index.md", `${site.read("en-us/a/index.md")}\nMore.\n`);
  mkdirSync(site.data, { recursive: true });
  const storeFile = join(site.data, "content.sqlite");
  const options = {
    contentRoot: site.root,
    translatedRoot: site.root,
    storeFile: join(site.data, "x.sqlite"),
    shippedSidebars: join(site.data, "none"),
    siteName: "Docs",
    isPublicSource: false,
    platformReference: false,
  };
  // Previews take the memory of a store of WRITER_MODE too.
  await compileContent({ ...options, isForWriters: true }, openSession());
  const changes = await openChanges(options, "main");
  expect(changes.job.memory?.pages.size).toBe(2);
  expect(await writePartStore(changes, storeFile)).toEqual([
    { url: "/en-US/docs/A", title: "A" },
  ]);
  const store = openContentStore(storeFile);
  try {
    expect(JSON.stringify(store.findDocument("/en-US/docs/A")?.document.body)).toContain(
      "More.",
    );
    expect(store.findDocument("/en-US/docs/B")).toBeNull();
    expect(store.findAsset("/en-US/docs/A/i.png")).not.toBeNull();
    expect(store.findAsset("/en-US/docs/B/j.png")).toBeNull();
  } finally {
    store.close();
  }
});
