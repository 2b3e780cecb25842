import type { HeadersFunction, ServerBuild } from "@remix-run/node";

/** Remix keeps cookies itself; the others describe a body that the page replaces. */
const OWN = new Set(["content-length", "content-type", "set-cookie"]);

/**
 * The build whose pages have the headers that their loaders and actions set. Remix drops those of each route that
 * does not export `headers`: a page could be stored by caches because one line is missing.
 */
export function keepHeaders(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    const module = { headers: collectHeaders, ...route.module };
    return [id, { ...route, module }];
  });
  return { ...build, routes: Object.fromEntries(routes) as ServerBuild["routes"] };
}

/** A header of an action counts more than that of a loader, and one of what was thrown most. */
const collectHeaders: HeadersFunction = ({
  parentHeaders,
  loaderHeaders,
  actionHeaders,
  errorHeaders,
}) => {
  const headers = new Headers(parentHeaders);
  for (const given of [loaderHeaders, actionHeaders, errorHeaders])
    given?.forEach((value, name) => {
      if (!OWN.has(name)) headers.set(name, value);
    });
  return headers;
};
