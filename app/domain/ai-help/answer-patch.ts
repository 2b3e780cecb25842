/** Replaces the shown blocks of an answer, each one element, from the index `at` on. */
export interface AnswerPatch {
  at: number;
  blocks: string[];
}
