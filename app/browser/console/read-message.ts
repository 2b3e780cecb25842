import { readRunnerMessage, type RunnerMessage } from "~/domain/play/messages";

export interface ExpectedSender {
  frame: HTMLIFrameElement | null;
  /**
   * Origin of the runner; null where the page cannot know it, so that only the frame and
   * its id are checked.
   */
  origin: string | null;
  /** Id of this frame; other frames of the origin have different ones. */
  uuid: string;
}

/**
 * The message of the expected frame; null for other senders, whose data is not read, and
 * for unknown shapes.
 */
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
