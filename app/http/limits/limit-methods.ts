import type { RequestHandler } from "express";
import { CACHE_POLICIES } from "../caching/cache-policies";
import { isServicePath, parsePagePath, splitDataSuffix } from "../redirects/page-path";

const READ_METHODS = ["GET", "HEAD"];
const FORM_METHODS = [...READ_METHODS, "POST"];
/** A service's own route refuses the methods it lacks; methods such as TRACE are refused here. */
const SERVICE_METHODS = [...FORM_METHODS, "PUT", "PATCH", "DELETE", "OPTIONS"];

/** Answers 405 to methods other than GET, HEAD and, for pages with forms, POST. */
export function limitMethods(): RequestHandler {
  return (request, response, next) => {
    const { path } = response.locals;
    const allowed = isServicePath(path) ? SERVICE_METHODS : listAllowedMethods(path);
    if (allowed.includes(request.method)) return next();
    response
      .status(405)
      .set({ Allow: allowed.join(", "), "Cache-Control": CACHE_POLICIES.never })
      .type("txt")
      .send("Method not allowed");
  };
}

function listAllowedMethods(path: string): readonly string[] {
  const { section } = parsePagePath(path);
  const isReadOnly = section === "docs" || splitDataSuffix(path).suffix !== "";
  return isReadOnly ? READ_METHODS : FORM_METHODS;
}
