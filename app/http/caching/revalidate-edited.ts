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
 * Makes browsers ask again for whatever they have stored, because writers change pages, their
 * sidebars, images and redirects while they read them. For WRITER_MODE alone; ETags keep it cheap.
 */
export function revalidateEdited(): RequestHandler {
  return (_request, response, next) => {
    // Registered before those that set policies, and so run after them.
    onHeaders(response, () => {
      const policy = response.getHeader("Cache-Control");
      if (policy !== undefined && !KEPT.has(policy))
        response.setHeader("Cache-Control", CACHE_POLICIES.edited);
    });
    next();
  };
}
