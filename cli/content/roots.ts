import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { Config } from "~/config.server";
import { AREA_KINDS, type AreaKind } from "~/domain/areas/area-page";
import { SourceRootError } from "../../compiler/sources/docs/errors";
import { UsageError } from "../command/usage-error";

const SHIPPED_CONTENT = fileURLToPath(new URL("../../content", import.meta.url));

export interface ContentRoots {
  contentRoot: string;
  translatedRoot: string;
  shippedSidebars: string;
  areaRoots: Readonly<Record<AreaKind, string> & { assets?: string }>;
  isPublicSource: boolean;
  /** Areas without a root of the operator's. */
  sampleAreas: AreaKind[];
}

/** Names the variable that sets another source for an area. */
export const AREA_VARIABLES = {
  blog: "BLOG_ROOT",
  curriculum: "CURRICULUM_ROOT",
  generic: "GENERIC_CONTENT_ROOT",
  spotlight: "CONTRIBUTOR_SPOTLIGHT_ROOT",
} as const satisfies Record<AreaKind, keyof Config>;

/**
 * Returns the operator's content where CONTENT_ROOT is set, else the shipped content. A content
 * root may bring its own sidebars, as the public repository does; the shipped ones fill the
 * gaps.
 */
export function listContentRoots(
  config: Pick<
    Config,
    | "CONTENT_ROOT"
    | "CONTENT_TRANSLATED_ROOT"
    | "ASSETS_ROOT"
    | (typeof AREA_VARIABLES)[keyof typeof AREA_VARIABLES]
  >,
): ContentRoots {
  const shipped = join(SHIPPED_CONTENT, "files");
  const findAreaRoot = (kind: AreaKind): string =>
    resolve(config[AREA_VARIABLES[kind]] ?? join(SHIPPED_CONTENT, kind));
  const contentRoot = resolve(config.CONTENT_ROOT ?? shipped);
  return {
    contentRoot,
    translatedRoot: resolve(config.CONTENT_TRANSLATED_ROOT ?? contentRoot),
    shippedSidebars: join(SHIPPED_CONTENT, "sidebars"),
    areaRoots: {
      blog: findAreaRoot("blog"),
      curriculum: findAreaRoot("curriculum"),
      generic: findAreaRoot("generic"),
      spotlight: findAreaRoot("spotlight"),
      ...(config.ASSETS_ROOT !== undefined && { assets: resolve(config.ASSETS_ROOT) }),
    },
    isPublicSource: config.CONTENT_ROOT !== undefined,
    sampleAreas: AREA_KINDS.filter((kind) => config[AREA_VARIABLES[kind]] === undefined),
  };
}

/** Returns the absolute path of a flaw's file, which is named by its path below its own root. */
export function toSourceFile(
  file: string,
  { contentRoot, translatedRoot, shippedSidebars, areaRoots }: ContentRoots,
): string {
  const [folder = "", ...rest] = file.split("/");
  const area = AREA_KINDS.find((kind) => kind === folder);
  if (area !== undefined) return join(areaRoots[area], ...rest);
  const own = join(contentRoot, file);
  // The content's own sidebars come before the shipped ones.
  if (folder === "sidebars")
    return existsSync(own) ? own : join(shippedSidebars, ...rest);
  const isEnglish = folder.toLowerCase() === "en-us";
  return isEnglish || folder === "jsondata" ? own : join(translatedRoot, file);
}

const ROOT_VARIABLES = [
  "CONTENT_ROOT",
  "CONTENT_TRANSLATED_ROOT",
  ...Object.values(AREA_VARIABLES),
  "ASSETS_ROOT",
  "BUILD_OUT_ROOT",
] as const;

/**
 * Adds the variable to the message about a root that can't be used; returns any other error as it
 * is.
 */
export function nameRoot(
  error: unknown,
  config: Pick<Config, (typeof ROOT_VARIABLES)[number]>,
): unknown {
  if (!(error instanceof SourceRootError)) return error;
  const name = ROOT_VARIABLES.find((each) => {
    const root = config[each];
    return root !== undefined && resolve(root) === error.root;
  });
  return name === undefined ? error : new UsageError(`${name}: ${error.message}`);
}
