import { flatRoutes } from "@remix-run/fs-routes";

/** Maps every file or folder of routes/ to a URL, except tests and READMEs. */
export default flatRoutes({
  ignoredRouteFiles: ["**/.*", "**/*.test.{ts,tsx}", "**/README.md"],
});
