import type { ServerBuild } from "@remix-run/node";
import type * as ServerEntry from "~/entry.server";
import type { Refusal } from "~/http/refusal";

/** The texts of the interface are in Remix's build, so what writes them is, too. */
export function renderRefusal(build: () => Promise<ServerBuild>) {
  return async (refusal: Refusal): Promise<string> => {
    const { entry } = await build();
    // The server entry exports more than Remix knows of.
    const module = entry.module as unknown as typeof ServerEntry;
    return module.renderRefusalPage(refusal);
  };
}
