import type { RequestListener } from "node:http";
import type { Logger } from "pino";
import type { PublicConfig } from "~/domain/site/public-config";
import type {
  BuildAnswers,
  ContentAnswers,
  OperatorAnswers,
  ProgramAnswers,
  ReaderAnswers,
  RunnerAnswers,
} from "../app-options";
import { createApp } from "../create-app";
import { serveCachedPages } from "../page-cache/serve-cached-pages.server";

/** One group for each function of app/composition that creates it. */
export interface ListenerOptions {
  config: PublicConfig;
  logger: Logger;
  content: ContentAnswers;
  programs: ProgramAnswers;
  readers: ReaderAnswers;
  operator: OperatorAnswers;
  runner: RunnerAnswers;
  build: BuildAnswers;
}

/** Creates the server's listener: the page cache first, then the app. */
export function createListener(groups: ListenerOptions): RequestListener {
  const { config, logger, content, programs, readers, operator, runner, build } = groups;
  const options = {
    ...config,
    publicConfig: config,
    logger,
    ...content,
    ...programs,
    ...readers,
    ...operator,
    ...runner,
    ...build,
  };
  const answer = serveCachedPages(createApp(options), {
    ...options,
    maxBytes: operator.pageCacheBytes,
    onCachedPage: operator.counter?.countCached,
  });
  return (request, response) => {
    try {
      answer(request, response);
    } catch (err) {
      // An exception in the listener would end the process.
      logger.error({ err }, "a request could not be answered");
      response.destroy();
    }
  };
}
