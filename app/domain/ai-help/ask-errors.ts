/**
 * Reasons for which a question has no answer, with the statuses of the API (server contract, 11.2).
 *
 * - `quota`: no question is left in this window
 * - `flagged`: moderation rejected the question, which counts
 * - `no-question`: empty, or without a message of the reader
 * - `too-long`: over MAX_QUESTION_LENGTH, or over the model's limit
 * - `busy`: the reader's previous answer is still being written
 * - `full`: this server writes as many answers as it may
 * - `away`: the model, or the database, can't be reached
 * - `not-found`: the conversation or the parent is not this reader's
 * - `provider`: the model, or the search, failed
 * - `timeout`: the model was silent for too long
 */
export const ASK_ERRORS = {
  quota: 402,
  flagged: 400,
  "no-question": 400,
  "too-long": 400,
  busy: 409,
  full: 503,
  away: 503,
  "not-found": 404,
  provider: 500,
  timeout: 500,
} as const satisfies Readonly<Record<string, number>>;

export type AskErrorCode = keyof typeof ASK_ERRORS;

/** A question without an answer, or an answer that broke off. Its message never has the question. */
export class AskError extends Error {
  override readonly name = "AskError";
  readonly code: AskErrorCode;

  constructor(code: AskErrorCode, options?: ErrorOptions) {
    super(`AI Help: ${code}`, options);
    this.code = code;
  }
}

/** Checks the name, because the error may come from the other copy of this module. */
export function isAskError(error: unknown): error is AskError {
  return error instanceof Error && error.name === "AskError";
}
