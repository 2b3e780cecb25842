/** A line of the console; values that cannot be cloned are sent as SerializedObject. */
export interface ConsoleMessage {
  typ: "console";
  /** Name of the console method, which is `log` for most; `table` if columns are aligned. */
  prop: string;
  args: unknown[];
  /** Number of groups around the line. */
  depth: number;
  /** Number of lines before this one that were too many to send. */
  skipped: number;
  uuid: string | null;
}

/** Sent after the sample's script has run. */
export interface ReadyMessage {
  typ: "ready";
  uuid: string | null;
}

export type RunnerMessage = ConsoleMessage | ReadyMessage;

/**
 * Message from the page to a ready choice example: the style of `#example-element`. The
 * theme is sent as `{theme}` to every frame that runs code (browser/theme).
 */
export interface ChoiceMessage {
  typ: "choice";
  code: string;
}

/** Placeholder of a value that cannot be cloned, such as a function. */
export interface SerializedObject {
  _MDNPlaySerializedObject: string;
}

/**
 * Parses a runner's message (server contract, 18.4); null for any other message. Any
 * window may send messages, so receivers must also check the sender's window and the
 * uuid.
 */
export function readRunnerMessage(data: unknown): RunnerMessage | null {
  const fields = toFields(data);
  if (!fields) return null;
  const { typ, prop, args } = fields;
  const uuid = typeof fields["uuid"] === "string" ? fields["uuid"] : null;
  if (typ === "ready") return { typ, uuid };
  if (typ !== "console" || typeof prop !== "string" || !Array.isArray(args)) return null;
  const { depth, skipped } = fields;
  return { typ, prop, args, depth: toCount(depth), skipped: toCount(skipped), uuid };
}

function toCount(value: unknown): number {
  return typeof value === "number" && value > 0 ? Math.min(value, 1e9) | 0 : 0;
}

/** Whether a value of the console is the placeholder of one that cannot be cloned. */
export function isSerializedObject(value: unknown): value is SerializedObject {
  const text = toFields(value)?.["_MDNPlaySerializedObject"];
  return typeof text === "string";
}

function toFields(value: unknown): Record<string, unknown> | null {
  return typeof value === "object" && value !== null ? { ...value } : null;
}
