import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { Config } from "~/config.server";

const SHIPPED_CONTENT = fileURLToPath(new URL("../../content", import.meta.url));

export interface ContentRoots {
  contentRoot: string;
  translatedRoot: string;
  shippedSidebars: string;
  isPublicSource: boolean;
}

/**
 * The operator's content where CONTENT_ROOT is set, else the shipped one. A content root may
 * bring its own sidebars, as the public repository does; the shipped ones fill the gaps.
 */
export function listContentRoots(
  config: Pick<Config, "CONTENT_ROOT" | "CONTENT_TRANSLATED_ROOT">,
): ContentRoots {
  const shipped = join(SHIPPED_CONTENT, "files");
  const contentRoot = resolve(config.CONTENT_ROOT ?? shipped);
  return {
    contentRoot,
    translatedRoot: resolve(config.CONTENT_TRANSLATED_ROOT ?? contentRoot),
    shippedSidebars: join(SHIPPED_CONTENT, "sidebars"),
    isPublicSource: config.CONTENT_ROOT !== undefined,
  };
}
