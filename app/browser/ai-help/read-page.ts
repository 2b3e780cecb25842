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
  const { progress = "{}" } =
    document.querySelector<HTMLElement>("[data-progress]")?.dataset ?? {};
  return JSON.parse(progress) as ProgressWords;
}
