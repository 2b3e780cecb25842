import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { expect, test, vi } from "vitest";
import { CRAWLER_LIMITS, createCrawlerLimits } from "./crawler-limits";

const DAY_MILLISECONDS = 86_400_000;

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
