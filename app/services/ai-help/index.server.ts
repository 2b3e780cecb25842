import type { UserDatabase } from "~/database/user-database";
import type { AiHelp } from "./ai-help-service";

export type * from "./ai-help-service";

export interface AiHelpOptions {
  database: UserDatabase;
}

export function createAiHelp({ database: _ }: AiHelpOptions): AiHelp {
  return {
    describe: () => ({ kind: "quoted", model: null }),
    readQuota: () => Promise.resolve(null),
    ask: () => Promise.reject(new Error("not built")),
    askWhole: () => Promise.reject(new Error("not built")),
    stop: () => false,
    listConversations: () => Promise.resolve([]),
    findConversation: () => Promise.resolve(null),
    deleteConversation: () => Promise.resolve(false),
    deleteAllConversations: () => Promise.resolve(),
    summarise: () => Promise.resolve(null),
    rate: () => Promise.resolve(false),
  };
}
