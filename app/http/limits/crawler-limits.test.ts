import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { expect, test, vi } from "vitest";
import { CRAWLER_LIMITS, createCrawlerLimits, MAX_CRAWLERS } from "./crawler-limits";

const DAY_MILLISECONDS = 86_400_000;

test("counts afresh when it has met more crawlers than it remembers", () => {
  const limits = createCrawlerLimits({
    classify: () => ({ client: "crawler", crawler: "other" }),
    isTrustedProxy: () => true,
    now: () => 0,
  });
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  const comeFrom = (number: number) => {
    request.headers["x-forwarded-for"] = `2001:db8:0:${number.toString(16)}::1`;
  };
  comeFrom(0);
  for (let page = 0; page < CRAWLER_LIMITS.other; page++)
    limits.refuse(request, response);
  for (let crawler = 1; crawler < MAX_CRAWLERS; crawler++) {
    comeFrom(crawler);
    limits.giveBack(request);
  }
  comeFrom(0);
  expect(limits.refuseWork(request, new ServerResponse(request))).toBe(true);
  comeFrom(MAX_CRAWLERS);
  limits.giveBack(request);
  comeFrom(0);
  expect(limits.refuseWork(request, new ServerResponse(request))).toBe(false);
});

test("tells of each refusal, and makes nobody wait longer because the clock was set back", () => {
  const noon = Date.now();
  const clock = vi.spyOn(Date, "now").mockReturnValue(noon);
  const refused: string[] = [];
  const limits = createCrawlerLimits({
    classify: () => ({ client: "crawler", crawler: "other" }),
    isTrustedProxy: () => false,
    onRefused: (name) => void refused.push(name),
  });
  /** Returns the seconds to wait; null for a page that may be sent. */
  const ask = () => {
    const request = new IncomingMessage(new Socket());
    const response = new ServerResponse(request);
    const writeHead = vi.spyOn(response, "writeHead");
    const isRefused = limits.refuse(request, response);
    return isRefused ? writeHead.mock.lastCall : null;
  };
  for (let page = 0; page < CRAWLER_LIMITS.other; page++) expect(ask()).toBeNull();
  expect(refused).toEqual([]);
  clock.mockReturnValue(noon - DAY_MILLISECONDS);
  expect(ask()).toEqual([429, expect.objectContaining({ "Retry-After": 60 })]);
  expect(refused).toEqual(["crawler-other"]);
});
