/** A call of the console; values that can't be sent come as SerializedObject. */
export interface ConsoleMessage {
  typ: "console";
  /** Name of the console's method. */
  prop: string;
  args: unknown[];
  uuid: string | null;
}

/** The sample's script has run. */
export interface ReadyMessage {
  typ: "ready";
  uuid: string | null;
}

export type RunnerMessage = ConsoleMessage | ReadyMessage;

/**
 * What the page asks of a choice example, once it is ready: the style of `#example-element`. The
 * theme is told as `{theme}` to every frame that runs code (browser/theme).
 */
export interface ChoiceMessage {
  typ: "choice";
  code: string;
}

/** Stands for a value that can't be cloned, such as a function. */
export interface SerializedObject {
  _MDNPlaySerializedObject: string;
}

/**
 * What a runner says (server contract, 18.4); null for everything else. Anybody may send
 * anything: who hears it looks at the sender's window and at the uuid too.
 */
export function readRunnerMessage(data: unknown): RunnerMessage | null {
  const fields = toFields(data);
  if (!fields) return null;
  const { typ, prop, args } = fields;
  const uuid = typeof fields["uuid"] === "string" ? fields["uuid"] : null;
  if (typ === "ready") return { typ, uuid };
  if (typ !== "console" || typeof prop !== "string" || !Array.isArray(args)) return null;
  return { typ, prop, args, uuid };
}

export function isSerializedObject(value: unknown): value is SerializedObject {
  const text = toFields(value)?.["_MDNPlaySerializedObject"];
  return typeof text === "string";
}

function toFields(value: unknown): Record<string, unknown> | null {
  return typeof value === "object" && value !== null ? { ...value } : null;
}
