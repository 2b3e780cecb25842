import type { AppLoadContext } from "@remix-run/node";

/** Tells whether the reader's menus announce changes to pages in their collections. */
export async function readNews({
  user,
  config,
  services,
}: Pick<AppLoadContext, "user" | "config" | "services">): Promise<boolean> {
  if (!user || !config.features.includes("updates")) return false;
  return services.readerUpdates.hasNews(user, services.updates.findNewest);
}
