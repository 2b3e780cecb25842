import { readRunnerMessage, type RunnerMessage } from "~/domain/play/messages";

export interface ExpectedSender {
  frame: HTMLIFrameElement | null;
  /** Of the runner; null where the page can't know it, and the frame and its id must do. */
  origin: string | null;
  /** The id that was given to this frame; another frame of the origin has another one. */
  uuid: string;
}

/** Null for what somebody else sent, which is not even unpacked, and for what no runner says. */
export function readMessage(
  event: Pick<MessageEvent<unknown>, "source" | "origin" | "data">,
  expected: ExpectedSender,
): RunnerMessage | null {
  const { source, origin } = event;
  const isFrame = source !== null && source === expected.frame?.contentWindow;
  if (!isFrame || (expected.origin !== null && origin !== expected.origin)) return null;
  const message = readRunnerMessage(event.data);
  return message?.uuid === expected.uuid ? message : null;
}
