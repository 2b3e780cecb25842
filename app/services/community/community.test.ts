import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { createCommunityService } from "./index.server";

const ISSUE = {
  title: "Fix a word",
  html_url: "https://code.example/mdn/content/issues/1",
  repository_url: "https://api.code.example/repos/mdn/content",
  labels: [{ name: "good first issue" }, { name: "area: CSS" }],
};
const FOUND = {
  title: "Fix a word",
  url: "https://code.example/mdn/content/issues/1",
  labels: ["good first issue"],
  repository: "mdn/content",
};

let host: Server | null = null;
afterEach(() => {
  host?.closeAllConnections();
  host?.close();
  host = null;
});

/** Starts a code host with the given answer, and the service. */
async function openCommunity(answer: RequestListener) {
  const state = { answer, time: 0, requests: [] as string[], errors: [] as unknown[] };
  const server = createServer((request, response) => {
    state.requests.push(request.url ?? "");
    state.answer(request, response);
  });
  host = server;
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const community = createCommunityService({
    apiUrl: `http://127.0.0.1:${port}/`,
    onError: (error) => state.errors.push(error),
    now: () => state.time,
    timeoutMilliseconds: 200,
  });
  return { community, state };
}

function answerJson(body: unknown, status = 200): RequestListener {
  return (_request, response) => {
    response.writeHead(status, { "Content-Type": "application/json" });
    response.end(typeof body === "string" ? body : JSON.stringify(body));
  };
}

const NOTHING = { issues: [], source: "none" };
const ONE = { issues: [FOUND], source: "host" };

test("requests five open issues and returns them", async () => {
  const { community, state } = await openCommunity(answerJson({ items: [ISSUE] }));
  expect(await community.listOpenIssues()).toEqual(ONE);
  const asked = new URL(state.requests[0] ?? "", "http://host");
  expect(asked.pathname).toBe("/search/issues");
  expect(asked.searchParams.get("per_page")).toBe("5");
  expect(asked.searchParams.get("q")).toContain('label:"good first issue"');
  expect(asked.searchParams.get("q")).toContain("no:assignee");
});

test("sends one request in ten minutes for all readers", async () => {
  const { community, state } = await openCommunity(answerJson({ items: [ISSUE] }));
  await Promise.all([community.listOpenIssues(), community.listOpenIssues()]);
  state.time = 10 * 60_000 - 1;
  await community.listOpenIssues();
  expect(state.requests).toHaveLength(1);
});

test("returns the stale list while it fetches a new one", async () => {
  const { community, state } = await openCommunity(answerJson({ items: [ISSUE] }));
  await community.listOpenIssues();
  state.answer = answerJson({ items: [] });
  state.time = 10 * 60_000;
  expect(await community.listOpenIssues()).toEqual(ONE);
  await expect
    .poll(() => community.listOpenIssues())
    .toEqual({ issues: [], source: "host" });
});

test("times out on a host that hangs, and then pauses for a minute", async () => {
  const { community, state } = await openCommunity(() => undefined);
  expect(await community.listOpenIssues()).toEqual(NOTHING);
  state.time = 59_999;
  expect(await community.listOpenIssues()).toEqual(NOTHING);
  expect(state.requests).toHaveLength(1);
  expect(state.errors).toHaveLength(1);
});

test("times out on a response that never ends", async () => {
  const { community } = await openCommunity((_request, response) => {
    response.write('{"items":[');
  });
  expect(await community.listOpenIssues()).toEqual(NOTHING);
});

test("returns the last good list while the host is down, and retries later", async () => {
  const { community, state } = await openCommunity(answerJson({ items: [ISSUE] }));
  await community.listOpenIssues();
  state.answer = answerJson("down", 503);
  state.time = 10 * 60_000;
  await community.listOpenIssues();
  await expect.poll(() => state.errors).toHaveLength(1);
  expect(await community.listOpenIssues()).toEqual(ONE);
  state.time += 60_000;
  await community.listOpenIssues();
  await expect.poll(() => state.requests).toHaveLength(3);
});

test.each([
  ["no JSON", "<html>"],
  ["another shape", { items: "many" }],
  ["null", null],
  ["entries that are none", { items: [{ title: 1 }, null, "x"] }],
  [
    "an address that runs code",
    { items: [{ ...ISSUE, html_url: "javascript:alert(1)" }] },
  ],
  ["more than any answer", `{"items":[${" ".repeat(2_000_001)}]}`],
])("shows nothing of an answer with %s", async (_name, body) => {
  const { community, state } = await openCommunity(answerJson(body));
  expect(await community.listOpenIssues()).toEqual(NOTHING);
  expect(state.errors).toHaveLength(1);
});

test("omits invalid entries, and returns at most five", async () => {
  const seven = Array.from({ length: 7 }, () => ISSUE);
  const items = [null, { ...ISSUE, labels: null }, ...seven];
  const { community } = await openCommunity(answerJson({ items }));
  const { issues } = await community.listOpenIssues();
  expect(issues).toEqual(Array(5).fill(FOUND));
});

test("returns samples without a code host", async () => {
  const community = createCommunityService({ apiUrl: null, onError: () => undefined });
  const { issues, source } = await community.listOpenIssues();
  expect(source).toBe("samples");
  expect(issues.every(({ title }) => title.startsWith("Sample: "))).toBe(true);
});
