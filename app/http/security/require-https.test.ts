import express from "express";
import { afterEach, expect, test } from "vitest";
import { drain, getPort, listen } from "../server/listen.server";
import { requireHttps } from "./require-https";

let close: (() => Promise<void>) | null = null;
afterEach(() => close?.());

async function ask(
  path: string,
  {
    siteOrigin = "https://site.example",
    isTrusted = true,
    proto = "http",
    method = "GET",
  },
) {
  const app = express().use(
    requireHttps({ siteOrigin, isTrustedProxy: () => isTrusted }),
  );
  app.use((_request, response) => response.send("page"));
  const server = await listen(app, { port: 0, host: "127.0.0.1" });
  close = () => drain(server, 0);
  const response = await fetch(`http://127.0.0.1:${getPort(server)}${path}`, {
    method,
    redirect: "manual",
    headers: proto ? { "X-Forwarded-Proto": proto } : {},
  });
  const { status, headers } = response;
  return [status, headers.get("location"), headers.get("cache-control")];
}

test("redirects to the same URL with HTTPS, without caching", async () => {
  expect(await ask("/en-US/docs/Web?a=b", {})).toEqual([
    301,
    "https://site.example/en-US/docs/Web?a=b",
    // Otherwise a shared cache would redirect all readers in a loop.
    "no-store",
  ]);
});

test("redirects only to the site", async () => {
  expect(await ask("//evil.example/", {})).toEqual([
    301,
    "https://site.example/evil.example/",
    "no-store",
  ]);
});

test.each([
  { proto: "https" },
  { proto: "" },
  { isTrusted: false },
  { siteOrigin: "http://localhost:3000" },
  { method: "POST" },
])("passes on %j", async (options) => {
  expect(await ask("/", options)).toEqual([200, null, null]);
});
