import { randomUUID } from "node:crypto";
import type { AnswerEvent, AskRequest, MetadataEvent } from "~/domain/ai-help/ai-help";
import { AskError, type AskErrorCode } from "~/domain/ai-help/ask-errors";
import type { Conversation, Message } from "~/domain/ai-help/conversation";
import type { AiHelp, Asker, FinishedAnswer } from "~/services/ai-help/ai-help-service";

interface Script {
  /** Pieces of the next answers. */
  pieces?: string[];
  sources?: MetadataEvent["sources"];
  finish?: "stop" | "length";
  fault?: AskErrorCode | null;
  /** Fault after the pieces. */
  breaksOff?: AskErrorCode | null;
  remaining?: number;
}

/** AI Help in memory, whose answers a test writes. */
export function createFakeAiHelp(script: Script = {}) {
  const asked: AskRequest[] = [];
  const votes: unknown[] = [];
  const stored = new Map<string, Conversation>();
  async function* answer(user: Asker, request: AskRequest): AsyncGenerator<AnswerEvent> {
    const metadata: MetadataEvent = {
      type: "metadata",
      kind: "model",
      message_id: randomUUID(),
      chat_id: request.chat_id ?? randomUUID(),
      parent_id: request.parent_id ?? null,
      sources: script.sources ?? [{ url: "/en-US/docs/Web/Grid#b", title: "Grid › B" }],
      quota: null,
      created_at: "2026-03-15T10:00:00Z",
    };
    const { pieces = ["It", " works."], finish = "stop" } = script;
    store(user, request, { metadata, answer: null });
    yield metadata;
    await Promise.resolve();
    for (const content of pieces)
      yield { id: "1", choices: [{ delta: { content }, finish_reason: null }] };
    if (script.breaksOff) throw new AskError(script.breaksOff);
    const content = pieces.join("");
    const answer = { content, kind: metadata.kind, isComplete: finish === "stop" };
    store(user, request, { metadata, answer });
    yield { id: "1", choices: [{ delta: {}, finish_reason: finish }] };
  }
  function store(
    user: Asker,
    { messages }: AskRequest,
    { metadata, answer }: Pick<FinishedAnswer, "metadata"> & Pick<Message, "answer">,
  ) {
    if (user.settings?.ai_help_history !== true) return;
    const { chat_id: chatId } = metadata;
    const message = {
      messageId: metadata.message_id,
      parentId: metadata.parent_id,
      createdAt: Date.parse(metadata.created_at),
      sources: metadata.sources,
      question: messages.at(-1)?.content ?? "",
      answer,
    };
    const { label = "", messages: all = [] } = stored.get(chatId) ?? {};
    const before = all.filter(({ messageId }) => messageId !== message.messageId);
    stored.set(chatId, { chatId, label, messages: [...before, message] });
  }
  const aiHelp: AiHelp = {
    describe: () => ({ kind: "model", model: "fake-1" }),
    readQuota: () => {
      const remaining = script.remaining ?? 4;
      return Promise.resolve({ count: 5 - remaining, remaining, limit: 5 });
    },
    ask(user, request) {
      asked.push(request);
      return script.fault
        ? Promise.reject(new AskError(script.fault))
        : Promise.resolve(answer(user, request));
    },
    async askWhole(user, request) {
      let metadata: MetadataEvent | null = null;
      let [content, isComplete] = ["", false];
      for await (const event of await aiHelp.ask(user, request)) {
        if ("type" in event) metadata = event;
        else {
          content += event.choices[0].delta.content ?? "";
          isComplete = event.choices[0].finish_reason === "stop";
        }
      }
      if (!metadata) throw new Error("no metadata");
      return { metadata, content, kind: metadata.kind, isComplete };
    },
    stop: () => Promise.resolve(true),
    close: () => Promise.resolve(),
    listConversations: () =>
      Promise.resolve(
        [...stored.values()].map(({ chatId, label }) => ({
          chatId,
          label,
          updatedAt: Date.now(),
        })),
      ),
    findConversation: (_, chatId) => Promise.resolve(stored.get(chatId) ?? null),
    deleteConversation: (_, chatId) => Promise.resolve(stored.delete(chatId)),
    summarise(_, messageId) {
      for (const [chatId, conversation] of stored)
        if (conversation.messages.some((each) => each.messageId === messageId))
          stored.set(chatId, { ...conversation, label: "A label" });
      return Promise.resolve("A label");
    },
    rate(...vote) {
      votes.push(vote.slice(1));
      return Promise.resolve(true);
    },
  };
  return { aiHelp, asked, votes, stored, script };
}
