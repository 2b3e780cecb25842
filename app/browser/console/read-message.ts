/** What a runner tells the page around it. */
export type RunnerMessage =
  { kind: "ready" } | { kind: "console"; method: string; args: readonly unknown[] };

export interface ExpectedSender {
  frame: HTMLIFrameElement | null;
  /** Origin of the runner. */
  origin: string;
  /** The id that was given to this frame; another frame of the origin has another one. */
  uuid: string;
}

/** Sandboxed frames without an origin of their own. */
const OPAQUE_ORIGIN = "null";

/** Null for what somebody else sent, and for what no runner says. */
export function readMessage(
  { source, origin, data }: Pick<MessageEvent<unknown>, "source" | "origin" | "data">,
  expected: ExpectedSender,
): RunnerMessage | null {
  const isExpected =
    source !== null &&
    source === expected.frame?.contentWindow &&
    (origin === expected.origin || origin === OPAQUE_ORIGIN);
  if (!isExpected || !isRecord(data) || data["uuid"] !== expected.uuid) return null;
  const { typ, prop, args } = data;
  if (typ === "ready") return { kind: "ready" };
  if (typ !== "console" || typeof prop !== "string" || !Array.isArray(args)) return null;
  return { kind: "console", method: prop, args };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
