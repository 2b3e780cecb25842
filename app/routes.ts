import { flatRoutes } from "@remix-run/fs-routes";

/** Every file or folder of routes/ is a URL; tests and notes beside them are not. */
export default flatRoutes({
  ignoredRouteFiles: ["**/.*", "**/*.test.{ts,tsx}", "**/README.md"],
});
