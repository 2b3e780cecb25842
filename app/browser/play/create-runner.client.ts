import { MAX_STATE_CHARACTERS, type PlayState } from "~/domain/play/play-state";
import type { ChoiceMessage, RunnerMessage } from "~/domain/play/messages";
import { toRunnerPath } from "~/domain/play/runner-path";
import { readMessage } from "../console/read-message";
import { createElement } from "../create-element";
import { readTheme } from "../theme/theme";
import { encodePlayState } from "./encode-play-state";

export interface RunnerOptions {
  /** Element whose content the frame replaces. */
  host: Element;
  /**
   * Origin of the runner; null if frames load a path of the site, whose server may
   * redirect them (docs/decisions/0017).
   */
  origin: string | null;
  title: string;
  /** Sandbox tokens of the frame. */
  sandbox: string;
  onMessage(message: RunnerMessage): void;
}

export interface Runner {
  /** Runs the code in a new frame; cancels a run that has not started. */
  run(state: PlayState): Promise<void>;
  /** Sends a message to the frame. */
  post(message: ChoiceMessage): void;
  destroy(): void;
}

/**
 * Runs code in successive frames of the runner, and receives the messages of the latest.
 */
export function createRunner(options: RunnerOptions): Runner {
  const { host, origin, onMessage } = options;
  let frame: HTMLIFrameElement | null = null;
  let uuid = "";
  let runs = 0;

  function listen(event: MessageEvent<unknown>): void {
    // Client navigation has removed the host.
    if (!host.isConnected) removeEventListener("message", listen);
    const message = readMessage(event, { frame, origin, uuid });
    if (message) onMessage(message);
  }
  addEventListener("message", listen);

  return {
    async run(state) {
      const number = ++runs;
      const encoded = await encodePlayState({ ...state, theme: readTheme() });
      if (number !== runs) return;
      uuid = createUuid();
      // A new frame for each run, because navigating a frame adds an entry to the
      // history.
      frame = showCode(encoded, state.src, { ...options, uuid });
    },
    post(message) {
      frame?.contentWindow?.postMessage(message, origin ?? "*");
    },
    destroy() {
      runs++;
      removeEventListener("message", listen);
      host.replaceChildren();
    },
  };
}

function showCode(
  encoded: string,
  page: string | undefined,
  { host, origin, title, sandbox, uuid }: RunnerOptions & { uuid: string },
): HTMLIFrameElement {
  const isShort = encoded.length <= MAX_STATE_CHARACTERS;
  const target = { uuid, ...(page !== undefined && { page }) };
  const path = toRunnerPath(isShort ? { ...target, state: encoded } : target);
  const url = (origin ?? "") + path;
  const name = `runner-${uuid}`;
  const frame = createElement("iframe", {
    title,
    sandbox,
    name,
    class: "sample-code-frame",
  });
  if (isShort) frame.src = url;
  const hadFocus = host.contains(document.activeElement);
  host.replaceChildren(frame);
  if (hadFocus) frame.focus({ preventScroll: true });
  if (!isShort) sendForm(url, { name, encoded });
  return frame;
}

/** Sends a long state as a form, because URLs have a length limit. */
function sendForm(
  action: string,
  { name, encoded }: { name: string; encoded: string },
): void {
  const form = createElement("form", {
    method: "post",
    action,
    target: name,
    hidden: "",
  });
  form.append(createElement("input", { name: "state", value: encoded, type: "hidden" }));
  document.body.append(form);
  form.submit();
  form.remove();
}

/**
 * Random id of a frame. `crypto.randomUUID` is missing on pages without a secure context.
 */
function createUuid(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join("-");
}
