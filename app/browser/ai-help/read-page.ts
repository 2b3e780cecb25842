/** Texts about an answer that comes, in the language of the page. */
export type ProgressWords = Readonly<
  Record<
    | "searching"
    | "generating"
    | "done"
    | "stopped"
    | "failed"
    | "lost"
    | "slow"
    | "empty",
    string
  >
>;

/** The conversation of the page; null on all other pages. */
export function findRoot(): HTMLElement | null {
  return document.querySelector<HTMLElement>("[data-ai-help]");
}

export function readWords(): ProgressWords {
  const { answerState = "{}" } =
    document.querySelector<HTMLElement>("[data-answer-state]")?.dataset ?? {};
  return JSON.parse(answerState) as ProgressWords;
}
