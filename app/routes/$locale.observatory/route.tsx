import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet } from "@remix-run/react";
import { requireFeature } from "~/ui/areas/require-page.server";

/** Everything of the header scanner, where this server has it. */
export function loader(args: LoaderFunctionArgs): null {
  requireFeature("observatory", args);
  return null;
}

export default Outlet;
