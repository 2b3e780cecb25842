import type { Conversation, ConversationEntry } from "~/domain/ai-help/conversation";
import { toTimestamp } from "~/domain/api/to-timestamp";

/** A conversation with the keys and the order of the API (server contract, 11.3). */
export function toConversationResponse({ chatId, messages }: Conversation) {
  return {
    chat_id: chatId,
    messages: messages.map((message) => ({
      metadata: {
        type: "metadata",
        chat_id: chatId,
        message_id: message.messageId,
        parent_id: message.parentId,
        sources: message.sources,
        quota: null,
        created_at: toTimestamp(message.createdAt),
      },
      user: { role: "user", content: message.question },
      assistant: message.answer
        ? { role: "assistant", content: message.answer.content }
        : null,
    })),
  };
}

export function toListResponse(entries: readonly ConversationEntry[]) {
  return entries.map(({ chatId, updatedAt, label }) => ({
    chat_id: chatId,
    last: toTimestamp(updatedAt),
    label,
  }));
}
