import type { IncomingMessage, ServerResponse } from "node:http";
import type { RequestHandler } from "express";
import { readClientAddress } from "../client-address/read-client-address.server";
import type { IsTrusted } from "../client-address/trusted-networks.server";
import { CACHE_POLICIES } from "../caching/cache-policies";
import { isCapture, isRead } from "../request-kinds";
import { isFilePath, isServicePath } from "../redirects/page-path";
import type { AgentClass, CrawlerClass } from "../usage/classify-agent";

/**
 * Pages per minute and address, by class. Search engines bring readers, and assistants fetch for
 * one; crawlers that collect text, and programs that don't say what they are for, can wait.
 */
export const CRAWLER_LIMITS: Readonly<Record<CrawlerClass, number>> = {
  search: 600,
  assistant: 300,
  training: 60,
  other: 120,
};

const WINDOW_MILLISECONDS = 60_000;
/** Bounds the memory. With more crawlers all counts start over, which refuses nobody wrongly. */
export const MAX_CRAWLERS = 20_000;

export interface CrawlerLimitsOptions {
  classify: (agent: string | undefined) => AgentClass;
  isTrustedProxy: IsTrusted;
  /** Called for each refused request. */
  onRefused?: ((name: string) => void) | undefined;
  /** Milliseconds of a clock that is never set back, from any origin. */
  now?: () => number;
}

/** Both refusals answer 429 and return true; readers are never refused. */
export interface CrawlerLimits {
  /** Counts a page that is about to be sent, and refuses it over the limit. */
  refuse(request: IncomingMessage, response: ServerResponse): boolean;
  /** Refuses a page that takes work, when the limit is used up; counts nothing. */
  refuseWork(request: IncomingMessage, response: ServerResponse): boolean;
  /** Takes a page back that was not sent after all, because the crawler has it (304). */
  giveBack(request: IncomingMessage): void;
}

interface Window {
  used: number;
  endsAt: number;
}

/**
 * Creates limits for crawlers, counted in the memory of this server (fixed window). By address as
 * well as class, so that no program can use up another's pages by taking its name.
 */
export function createCrawlerLimits({
  classify,
  isTrustedProxy,
  onRefused,
  now = () => performance.now(),
}: CrawlerLimitsOptions): CrawlerLimits {
  let windows = new Map<string, Window>();

  function getWindow(crawler: CrawlerClass, request: IncomingMessage): Window {
    const forwarded = request.headers["x-forwarded-for"];
    const address = readClientAddress(
      request.socket.remoteAddress,
      Array.isArray(forwarded) ? forwarded.join() : forwarded,
      isTrustedProxy,
    );
    const key = `${crawler} ${address}`;
    const known = windows.get(key);
    if (known && known.endsAt > now()) return known;
    if (windows.size >= MAX_CRAWLERS) windows = new Map();
    const made = { used: 0, endsAt: now() + WINDOW_MILLISECONDS };
    windows.set(key, made);
    return made;
  }

  /** Returns null when there is room, or no limit at all; else the seconds to wait. */
  function findWait(request: IncomingMessage, pages: 0 | 1): number | null {
    const { crawler } = classify(request.headers["user-agent"]);
    if (crawler === null || isCapture(request)) return null;
    const window = getWindow(crawler, request);
    if (window.used < CRAWLER_LIMITS[crawler]) {
      window.used += pages;
      return null;
    }
    onRefused?.(`crawler-${crawler}`);
    return Math.max(1, Math.ceil((window.endsAt - now()) / 1_000));
  }

  return {
    refuse: (request, response) => answerWait(response, findWait(request, 1)),
    refuseWork: (request, response) => answerWait(response, findWait(request, 0)),
    giveBack(request) {
      const { crawler } = classify(request.headers["user-agent"]);
      if (crawler === null || isCapture(request)) return;
      const window = getWindow(crawler, request);
      window.used = Math.max(0, window.used - 1);
    },
  };
}

function answerWait(response: ServerResponse, seconds: number | null): boolean {
  if (seconds === null) return false;
  response
    .writeHead(429, {
      "Retry-After": seconds,
      "Cache-Control": CACHE_POLICIES.never,
      "Content-Type": "text/plain; charset=utf-8",
    })
    .end("Too many pages: robots.txt says how many are served\n");
  return true;
}

/**
 * Limits crawlers for pages outside the page cache. Files, services and Markdown are free: the
 * former have limits of their own, the latter is meant for programs.
 */
export function limitCrawlers(limits: CrawlerLimits | null): RequestHandler {
  if (limits === null) return (_request, _response, next) => next();
  return (request, response, next) => {
    const { path } = response.locals;
    const isFree =
      !isRead(request) ||
      isServicePath(path) ||
      isFilePath(path) ||
      request.headers.accept?.includes("text/markdown") === true;
    if (isFree) return next();
    if (limits.refuse(request, response)) return;
    response.once("finish", () => {
      if (response.statusCode === 304) limits.giveBack(request);
    });
    next();
  };
}
