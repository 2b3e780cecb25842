import type { RequestHandler } from "express";
import onHeaders from "on-headers";
import { renderPolicy } from "./content-security-policy";

const HSTS_SECONDS = 63_072_000;

/** An SVG that is opened by itself is a document: no script of it may run as the site's own. */
const PICTURE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; sandbox";

export interface SecurityHeaderOptions {
  runnerOrigins: readonly string[];
  isDevelopment: boolean;
}

/** The same few headers on everything; HTML also gets the site's policy, XML one that forbids all. */
export function setSecurityHeaders(options: SecurityHeaderOptions): RequestHandler {
  return (_request, response, next) => {
    response.set({
      "Referrer-Policy": "strict-origin-when-cross-origin",
      "X-Content-Type-Options": "nosniff",
      "Strict-Transport-Security": `max-age=${HSTS_SECONDS}`,
      "X-Frame-Options": "DENY",
    });
    onHeaders(response, () => {
      if (response.hasHeader("Content-Security-Policy")) return;
      const type = String(response.getHeader("Content-Type"));
      if (type.startsWith("text/html")) {
        const { nonce, avatarOrigin } = response.locals;
        const policy = renderPolicy({ ...options, nonce, avatarOrigin });
        response.setHeader("Content-Security-Policy", policy);
      } else if (type.includes("xml"))
        response.setHeader("Content-Security-Policy", PICTURE_POLICY);
    });
    next();
  };
}
