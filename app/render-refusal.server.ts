import type { ServerBuild } from "@remix-run/node";
import type { Locale } from "./domain/locale";
import type * as ServerEntry from "./entry.server";

/** The texts of the interface are in Remix's build, so what writes them is, too. */
export function renderRefusal(build: () => Promise<ServerBuild>) {
  return async (locale: Locale, seconds: number): Promise<string> => {
    const { entry } = await build();
    // The server entry exports more than Remix knows of.
    const module = entry.module as unknown as typeof ServerEntry;
    return module.renderRefusalPage({ locale, seconds });
  };
}
