import { data, type LoaderFunctionArgs, type ServerBuild } from "@remix-run/node";
import { isUnavailable, UNAVAILABLE_RESPONSE } from "~/domain/site/unavailable-error";

/**
 * The build whose pages answer 503 when the user database fails after their reader was looked up: it
 * may be away since then, or one table may be locked. Routes without a page answer programs themselves.
 */
export function tellOutages(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    if (!("default" in route.module)) return [id, route] as const;
    const { loader, action } = route.module;
    const module = {
      ...(route.module as object),
      ...(loader && { loader: guard(loader) }),
      ...(action && { action: guard(action) }),
    };
    return [id, { ...route, module }] as const;
  });
  return { ...build, routes: Object.fromEntries(routes) as ServerBuild["routes"] };
}

type Handle = (args: LoaderFunctionArgs) => unknown;

function guard(handle: Handle): Handle {
  return async (args) => {
    try {
      return await handle(args);
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      args.context.logger.error({ err: error }, "a page could not be answered");
      // Has no title, unlike ui/error-screen/error-responses.server: only Remix's build contains the texts of titles.
      // oxlint-disable-next-line typescript/only-throw-error -- Remix renders thrown data
      throw data({ isUnavailable: true }, UNAVAILABLE_RESPONSE);
    }
  };
}
