import type { RequestHandler } from "express";
import onHeaders from "on-headers";
import { CACHE_POLICIES } from "./cache-policies";

/** Answers that keep their policy: hashed files do not change, the others are not stored at all. */
const KEPT = new Set<unknown>([
  CACHE_POLICIES.immutable,
  CACHE_POLICIES.signedIn,
  CACHE_POLICIES.never,
]);

/**
 * Makes browsers ask again for whatever they have stored, because writers change pages, their sidebars and images
 * while they read them; ETags keep it cheap. Redirects are not stored at all, because the next save may take back
 * what has moved a page. For WRITER_MODE alone.
 */
export function revalidateEdited(): RequestHandler {
  return (_request, response, next) => {
    // Registered before those that set policies, and so run after them.
    onHeaders(response, () => {
      const policy = response.getHeader("Cache-Control");
      if (policy === undefined || KEPT.has(policy)) return;
      const fresh = response.hasHeader("Location") ? "never" : "edited";
      response.setHeader("Cache-Control", CACHE_POLICIES[fresh]);
    });
    next();
  };
}
