import { resolve } from "node:path";
import express from "express";
import { CACHE_POLICIES } from "./cache-policies";

/**
 * Built files under names that change with their content, and the files of public/.
 *
 * @param root Folder that holds build/client and public/.
 */
export function serveStaticFiles(root: string): express.RequestHandler {
  const client = resolve(root, "build/client");
  const router = express.Router();
  const options = { index: false, redirect: false, dotfiles: "ignore" } as const;
  router.use(
    "/assets",
    express.static(resolve(client, "assets"), {
      ...options,
      setHeaders: (response) => response.set("Cache-Control", CACHE_POLICIES.immutable),
    }),
  );
  router.use(
    express.static(client, {
      ...options,
      setHeaders: (response) => response.set("Cache-Control", CACHE_POLICIES.page),
    }),
  );
  return router;
}
