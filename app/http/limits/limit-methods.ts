import type { NextFunction, Request, RequestHandler, Response } from "express";
import onHeaders from "on-headers";
import { CACHE_POLICIES } from "../caching/cache-policies";
import { isOpened, isPageData, isRead, isSingleFetch } from "../request-kinds";
import {
  isFilePath,
  isServicePath,
  parsePagePath,
  splitDataSuffix,
} from "../redirects/page-path";

const READ_METHODS = ["GET", "HEAD"];
const FORM_METHODS = [...READ_METHODS, "POST"];
/** A service's own route refuses the methods it lacks; methods such as TRACE are refused here. */
const SERVICE_METHODS = [...FORM_METHODS, "PUT", "PATCH", "DELETE", "OPTIONS"];

/** Form: its action takes a POST; page: Remix refuses one with a page; data: has neither. */
export type RouteKind = "form" | "page" | "data";

export interface LimitMethodsOptions {
  /** Finds the kind of the route of an encoded path; without it, each may be a form. */
  getRouteKind?: (path: string) => Promise<RouteKind>;
}

/**
 * Answers 405 to methods other than GET, HEAD and, for pages with forms, POST, with the Allow that
 * RFC 9110 (15.5.6) demands. A reader's POST to another page is refused by Remix, with the site's screen.
 */
export function limitMethods({
  getRouteKind = () => Promise.resolve("form"),
}: LimitMethodsOptions = {}): RequestHandler {
  return (request, response, next) => {
    const { path } = response.locals;
    const { method } = request;
    if (isRead(request)) return next();
    const allowed = listAllowedMethods(path);
    if (allowed !== FORM_METHODS)
      return allowed.includes(method) ? pass(response, next) : refuse(response, allowed);
    const isDocument = parsePagePath(path).section === "docs";
    const finding = isDocument
      ? Promise.resolve<RouteKind>("page")
      : getRouteKind(request.path);
    finding
      .then((kind) => {
        const isPassed = kind === "form" || (kind === "page" && wantsPage(request));
        if (method === "POST" && isPassed) pass(response, next);
        else refuse(response, kind === "form" ? FORM_METHODS : READ_METHODS);
      })
      .catch(next);
  };
}

function listAllowedMethods(path: string): readonly string[] {
  const isFetch = isSingleFetch(path);
  if (isServicePath(path) && !isFetch) return SERVICE_METHODS;
  // Slugs of documents may end like files: `Web/API/Window.name`.
  const isFile = isFilePath(path) && !isFetch && parsePagePath(path).section !== "docs";
  const isReadOnly = isFile || splitDataSuffix(path).suffix !== "";
  return isReadOnly ? READ_METHODS : FORM_METHODS;
}

/** Programs, and a page that loads its data, get a short answer. */
function wantsPage({ path, headers }: Request): boolean {
  return !isPageData(path) && isOpened(headers);
}

/** Names the allowed methods where Remix refuses a write without them: the page has no action. */
function pass(response: Response, next: NextFunction): void {
  onHeaders(response, () => {
    if (response.statusCode === 405 && !response.hasHeader("Allow"))
      response.setHeader("Allow", READ_METHODS.join(", "));
  });
  next();
}

function refuse(response: Response, allowed: readonly string[]): void {
  response
    .status(405)
    .set({ Allow: allowed.join(", "), "Cache-Control": CACHE_POLICIES.never })
    .type("txt")
    .send("Method not allowed");
}
