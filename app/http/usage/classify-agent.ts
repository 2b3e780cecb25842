import { isbot } from "isbot";
import type { Client } from "~/domain/operations/usage";

/** Classes of crawlers, for their limits (limits/crawler-limits). */
export type CrawlerClass = "search" | "assistant" | "training" | "other";

export interface AgentClass {
  client: Client;
  /** Null for a browser. */
  crawler: CrawlerClass | null;
}

/** Tools that fetch one page because a person asks about it, by their user agent. */
const ASSISTANTS =
  /ChatGPT-User|Claude-User|claude-code|Claude-Web|Perplexity-User|MistralAI-User|DuckAssist|Google-(?:Agent|NotebookLM|Gemini)|GeminiiOS|meta-externalfetcher|Amzn-User|Copilot|Cursor|opencode|codex|windsurf|kagi-fetcher/i;

/** Crawlers of search engines, which send readers. */
const SEARCH =
  /Googlebot|Google-InspectionTool|bingbot|DuckDuckBot|Applebot(?!-Extended)|YandexBot|Baiduspider|Slurp|OAI-SearchBot|Claude-SearchBot|PerplexityBot|PetalBot|SeznamBot|Qwantbot|MojeekBot|kagibot/i;

/** Crawlers that collect text to train models. */
const TRAINING =
  /GPTBot|ClaudeBot|anthropic-ai|CCBot|Bytespider|Google-Extended|Applebot-Extended|meta-externalagent|FacebookBot|Amazonbot|cohere-|Diffbot|omgili|AI2Bot|ImagesiftBot|PanguBot/i;

const READER: AgentClass = { client: "reader", crawler: null };
const ASSISTANT: AgentClass = { client: "assistant", crawler: "assistant" };

/** Judging an agent takes longer than sending a cached page, and readers share few agents. */
const MAX_KNOWN_AGENTS = 1_000;

/** Creates a memoized classifier of User-Agent headers. */
export function createAgentClassifier(): (agent: string | undefined) => AgentClass {
  let known = new Map<string, AgentClass>();
  return (agent = "") => {
    const found = known.get(agent);
    if (found !== undefined) return found;
    // Made-up agents can't fill the memory; judging the usual ones again costs little.
    if (known.size >= MAX_KNOWN_AGENTS) known = new Map();
    const made = classifyAgent(agent);
    known.set(agent, made);
    return made;
  };
}

/** A program without a name is treated as a crawler, because every browser has one. */
export function classifyAgent(agent: string): AgentClass {
  if (ASSISTANTS.test(agent)) return ASSISTANT;
  if (TRAINING.test(agent)) return { client: "crawler", crawler: "training" };
  if (SEARCH.test(agent)) return { client: "crawler", crawler: "search" };
  if (agent === "" || isbot(agent)) return { client: "crawler", crawler: "other" };
  return READER;
}
