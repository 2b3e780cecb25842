import type { Config } from "~/config.server";
import type { Locale } from "~/domain/locales/locale";
import type { ContentText } from "~/domain/text/strings";
import {
  createModelProvider,
  createQuotedProvider,
  type AiHelpOptions,
} from "~/services/ai-help/index.server";

/** Tokens of a question with its sections (server contract, 11.2). */
const CORE_TOKENS = 12_000;
const PLUS_TOKENS = 20_000;
/** Value of AI_MODERATION_MODEL for an API without moderation. */
const NO_MODERATION = "off";

type AiConfig = Partial<
  Pick<
    Config,
    "AI_BASE_URL" | "AI_API_KEY" | "AI_MODEL" | "AI_MODEL_PLUS" | "AI_MODERATION_MODEL"
  >
>;

/** Creates the models that the configuration names; without them, answers are quoted. */
export function createAiProviders(
  config: AiConfig,
  translate: (locale: Locale) => ContentText,
): AiHelpOptions["providers"] {
  const {
    AI_BASE_URL: baseUrl,
    AI_MODEL: model,
    AI_MODERATION_MODEL: moderation,
  } = config;
  if (baseUrl === undefined || model === undefined) {
    const quoted = createQuotedProvider(translate);
    return { core: quoted, plus: quoted };
  }
  const shared = {
    baseUrl,
    apiKey: config.AI_API_KEY ?? null,
    moderationModel: moderation === NO_MODERATION ? null : (moderation ?? null),
  };
  return {
    core: createModelProvider({ ...shared, model, contextTokens: CORE_TOKENS }),
    plus: createModelProvider({
      ...shared,
      contextTokens: PLUS_TOKENS,
      model: config.AI_MODEL_PLUS ?? model,
    }),
  };
}
