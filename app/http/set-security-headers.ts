import type { RequestHandler } from "express";
import onHeaders from "on-headers";
import { renderPolicy } from "./content-security-policy";

const HSTS_SECONDS = 63_072_000;

export interface SecurityHeaderOptions {
  playgroundOrigin: string | null;
  isDevelopment: boolean;
}

/** The same few headers on everything; HTML also gets the site's policy. */
export function setSecurityHeaders(options: SecurityHeaderOptions): RequestHandler {
  return (_request, response, next) => {
    response.set({
      "Referrer-Policy": "strict-origin-when-cross-origin",
      "X-Content-Type-Options": "nosniff",
      "Strict-Transport-Security": `max-age=${HSTS_SECONDS}`,
      "X-Frame-Options": "DENY",
    });
    onHeaders(response, () => {
      if (!String(response.getHeader("Content-Type")).startsWith("text/html")) return;
      if (response.hasHeader("Content-Security-Policy")) return;
      const policy = renderPolicy({ ...options, nonce: response.locals.nonce });
      response.setHeader("Content-Security-Policy", policy);
    });
    next();
  };
}
