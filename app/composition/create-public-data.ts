import type { PublicData, ReadPublicData } from "~/http/answers/serve-public-data";
import type { PublicConfig } from "~/load-context";
import { describeApi } from "~/services/api-description/index.server";
import type { ReadEditorData } from "~/services/editor-data/index.server";

export interface PublicDataOptions {
  config: Pick<PublicConfig, "siteName" | "siteOrigin" | "features">;
  version: string;
  readEditorData: ReadEditorData;
}

/** Lists the JSON for programs that is neither a page's nor a reader's. */
export function createPublicData({
  config,
  version,
  readEditorData,
}: PublicDataOptions): PublicData {
  let description: ReturnType<typeof describeApi> | null = null;
  return new Map<string, ReadPublicData>([
    ["/api/openapi.json", () => (description ??= describeApi({ ...config, version }))],
    ["/api/v1/custom-data/css.json", (locale) => readEditorData("css", locale)],
    ["/api/v1/custom-data/html.json", (locale) => readEditorData("html", locale)],
  ]);
}
