import type { RequestHandler } from "express";
import onHeaders from "on-headers";
import { renderTypeHeaders } from "./type-headers";

const HSTS_SECONDS = 63_072_000;

/** Headers of every response, the runner's too. */
export const COMMON_HEADERS = {
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "X-Content-Type-Options": "nosniff",
  "Strict-Transport-Security": `max-age=${HSTS_SECONDS}`,
};

export interface SecurityHeaderOptions {
  runnerOrigins: readonly string[];
  imageOrigins: readonly string[];
  isDevelopment: boolean;
}

/** Sets the security headers for the type of each response. */
export function setSecurityHeaders(options: SecurityHeaderOptions): RequestHandler {
  return (_request, response, next) => {
    response.set({ ...COMMON_HEADERS, "X-Frame-Options": "DENY" });
    onHeaders(response, () => {
      const {
        fileType = "",
        scriptSources,
        avatarOrigin,
        surveyOrigin,
      } = response.locals;
      const type = String(response.getHeader("Content-Type") ?? fileType);
      const own = { scriptSources, avatarOrigin, surveyOrigin };
      const headers = renderTypeHeaders(type, { ...options, ...own });
      for (const [name, value] of Object.entries(headers))
        if (!response.hasHeader(name)) response.setHeader(name, value);
    });
    next();
  };
}
