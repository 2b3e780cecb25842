import type { Locale } from "~/domain/locales/locale";
import type { ContentText } from "~/domain/text/strings";
import type { FoundSource } from "../retrieval/find-sources";
import { escapeMarkdown, joinBlocks, toMarkdownBlocks } from "../quoting/to-markdown";
import type { Provider } from "./provider";
import { toLabel } from "./to-label";

/** Length of the quotations, the best source first; further sources are links. */
const QUOTE_LENGTHS = [1_800, 900, 600];

/** Answers without a model: quotes the best sections word for word, with their code and links. */
export function createQuotedProvider(
  translate: (locale: Locale) => ContentText,
): Provider {
  return {
    kind: "quoted",
    model: null,
    contextTokens: null,
    isFlagged: () => Promise.resolve(false),
    // oxlint-disable-next-line typescript/require-await -- An async iterable like a model's.
    async *answer({ sources, locale }) {
      for (const text of quoteSources(sources, translate(locale))) yield { text };
      yield { finishReason: "stop" };
    },
    summarise: (question) =>
      // From where it begins alone: a long row of signs would be tried from each.
      Promise.resolve(
        toLabel(question.replace(/(?<![\p{Cc}\p{P}])[\p{Cc}\p{P}]+(?=\s|$)/gu, " ")),
      ),
  };
}

function* quoteSources(
  sources: readonly FoundSource[],
  text: ContentText,
): Generator<string> {
  yield `${text("ai-help-quoted")}\n\n`;
  for (const [at, source] of sources.slice(0, QUOTE_LENGTHS.length).entries())
    yield `${quote(source, at + 1, QUOTE_LENGTHS[at] ?? 0)}\n\n`;
  const rest = sources.slice(QUOTE_LENGTHS.length);
  if (rest.length === 0) return;
  const links = rest.map(
    ({ url, title }, at) =>
      `- ${escapeMarkdown(title)} ${toCitation(QUOTE_LENGTHS.length + at + 1, url)}`,
  );
  yield `${text("ai-help-more")}\n\n${links.join("\n")}\n`;
}

function quote({ url, title, passage }: FoundSource, number: number, length: number) {
  const text = joinBlocks(toMarkdownBlocks(passage.html), length);
  const quoted = text.replace(/^(?=.)/gm, "> ").replace(/^$/gm, ">");
  return `### ${escapeMarkdown(title)} ${toCitation(number, url)}\n\n${quoted}`;
}

/** A numbered link to a source, as in answers of models. */
export function toCitation(number: number, url: string): string {
  return `[[${number}]](${url.replace(/[()<>\\\s]/g, (each) => `%${each.charCodeAt(0).toString(16).padStart(2, "0")}`)})`;
}
