import { z } from "zod";
import type { DraftRenderer } from "../../compiler/pipeline/render-draft";

/** A question of the server that started this process: how a draft looks. */
const QuestionSchema = z.object({
  draft: z.number(),
  path: z.string(),
  text: z.string(),
});

/** Answers the parent process, which has no compiler of its own. */
export function answerDrafts(renderDraft: DraftRenderer): void {
  process.on("message", (message) => {
    const { data } = QuestionSchema.safeParse(message);
    if (!data) return;
    const { draft, ...asked } = data;
    renderDraft(asked)
      .then((rendered) => process.send?.({ draft, rendered }))
      .catch((error: unknown) => process.send?.({ draft, error: String(error) }));
  });
}
