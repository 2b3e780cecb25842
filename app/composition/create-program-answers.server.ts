import type { Logger } from "pino";
import type { PublicConfig } from "~/domain/site/public-config";
import type { ContentStore } from "~/content-store/content-store";
import type { PublicData, ReadPublicData } from "~/http/answers/serve-public-data";
import type { McpAnswers } from "~/http/answers/serve-mcp";
import type { ProgramAnswers } from "~/http/app-options";
import { openOnce } from "~/resilience/open-once";
import { describeApi } from "~/services/api-description/index.server";
import type { ReadEditorData } from "~/services/editor-data/index.server";
import type { McpOptions } from "./open-mcp.server";

export interface ProgramAnswersOptions {
  config: PublicDataOptions["config"];
  content: { answers: { store: ContentStore }; readEditorData: ReadEditorData };
  services: McpOptions["services"];
  version: string;
  logger: Logger;
}

/** Creates what agents, editors and other programs ask for. */
export function createProgramAnswers(options: ProgramAnswersOptions): ProgramAnswers {
  const { config, content, services, version, logger } = options;
  const { readEditorData } = content;
  const store = () => content.answers.store;
  return {
    mcp: answerLater({ config, services, store, version, logger }),
    publicData: createPublicData({ config, version, readEditorData }),
  };
}

/** Loads the answers to agents for the first of them: their 200 modules would delay each start. */
function answerLater(options: McpOptions): McpAnswers {
  const open = openOnce(async () => {
    const { openMcp } = await import("./open-mcp.server");
    return openMcp(options).mcp;
  });
  return async (request, caller) => {
    const answer = await open();
    return answer(request, caller);
  };
}

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
