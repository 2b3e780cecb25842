import type { Message, StoredAnswer } from "~/domain/ai-help/conversation";
import { addToQueueableHeaders, listCodeBlocks } from "~/domain/play/code-blocks";
import { escapeAttribute, escapeText } from "~/domain/text/escape-html";
import { renderAnswer } from "~/markdown/render-answer";
import { toAnswerOptions, type ReaderView } from "./view.server";

export const QUEUE_ID = "play-queue";

/** Number of queueable blocks above an answer on its page, which names the next ones. */
export interface QueueCount {
  count: number;
}

type AnsweredMessage = Pick<Message, "messageId" | "sources">;

/** Renders a whole answer, with Play and queue at the code that the Playground runs. */
export function renderWholeAnswer(
  { content, kind }: Pick<StoredAnswer, "content" | "kind">,
  {
    message,
    view,
    queue,
  }: { message: AnsweredMessage; view: ReaderView; queue: QueueCount },
): string {
  const { messageId, sources } = message;
  const html = renderAnswer(content, toAnswerOptions(view, { kind, sources })).join("\n");
  if (!view.hasPlay) return html;
  const blocks = listCodeBlocks(html).filter(({ isQueueable }) => isQueueable);
  const before = queue.count;
  const changed = addToQueueableHeaders(html, (key) => {
    const block = blocks[key];
    if (!block) return "";
    const control = { id: `queue-${messageId}-${key}`, number: before + key + 1 };
    return renderControls(block, control, view);
  });
  queue.count += changed.count;
  return changed.html;
}

/** Forms with the code itself, because answers are stored nowhere that the Playground could read. */
function renderControls(
  { language, text: code }: { language: string; text: string },
  { id, number }: { id: string; number: number },
  { text, locale }: ReaderView,
): string {
  const [name, value] = [escapeAttribute(language), escapeAttribute(code)];
  const label = text("queue-choice", { number });
  return (
    `<form method="post" action="/${locale}/play" target="_blank">` +
    `<input type="hidden" name="${name}" value="${value}">` +
    `<button class="play-link" title="${escapeAttribute(text("play-about"))}">${escapeText(text("play"))}</button></form>` +
    `<label class="queue-choice" title="${escapeAttribute(text("queue-about"))}">` +
    `<input type="checkbox" id="${id}" name="${name}" value="${value}" form="${QUEUE_ID}"` +
    ` aria-label="${escapeAttribute(label)}">${escapeText(text("queue"))}</label>`
  );
}
