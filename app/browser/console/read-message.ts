import { readRunnerMessage, type RunnerMessage } from "~/domain/play/messages";

export interface ExpectedSender {
  frame: HTMLIFrameElement | null;
  /** Of the runner; null where the page can't know it, and the frame and its id must do. */
  origin: string | null;
  /** The id that was given to this frame; another frame of the origin has another one. */
  uuid: string;
}

/** Null for what somebody else sent, and for what no runner says. */
export function readMessage(
  { source, origin, data }: Pick<MessageEvent<unknown>, "source" | "origin" | "data">,
  expected: ExpectedSender,
): RunnerMessage | null {
  const isFrame = source !== null && source === expected.frame?.contentWindow;
  if (!isFrame || (expected.origin !== null && origin !== expected.origin)) return null;
  const message = readRunnerMessage(data);
  return message?.uuid === expected.uuid ? message : null;
}
