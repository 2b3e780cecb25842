/** The server's routes, as the build has made them. */
declare module "virtual:server-build" {
  import type { ServerBuild } from "@remix-run/node";

  const build: ServerBuild;
  export = build;
}
