import { SILENCE_MILLISECONDS } from "~/domain/ai-help/ai-help";
import type { AnswerPatch } from "~/domain/ai-help/conversation";
import { reportAct } from "../report-act";
import { submitNatively } from "../submit-natively";
import { followEnd, addLiveTurn, type LiveTurn } from "./live-turn";
import {
  readOutcome,
  readWords,
  replaceParts,
  setStatus,
  type ProgressWords,
} from "./parts";
import { readEvents, SilenceError } from "./read-events";

/** Events of the stream (routes/$locale.plus.ai-help/answer-stream). */
type StreamEvent =
  | { type: "metadata"; message_id: string; html: string; url: string | null }
  | { type?: undefined; patch?: AnswerPatch }
  | { type: "done"; html: string }
  | { type: "parts"; html: string }
  | { type: "failed"; message: string };

/** A question that was not answered; its message is shown beside the field. */
class FaultError extends Error {
  override readonly name = "FaultError";
}

/**
 * Sends the form's question, and shows the answer while it comes. The question stays in its field
 * until the answer begins, and comes back when it breaks off. The form is submitted natively when
 * the server has no stream for it, because the session has ended for instance.
 */
export async function askInPlace(
  form: HTMLFormElement,
  button: HTMLButtonElement | null,
): Promise<void> {
  if (form.ariaBusy === "true") return;
  const words = readWords();
  const [act = "ask", edited = null] = (button?.value ?? "ask").split(":");
  const body = new FormData(form, button);
  const question = readQuestion(body, act, edited);
  const field = findField(act === "edit" ? edited : null);
  if (question.trim() === "") {
    showFault(field, words.empty);
    return;
  }
  const turn = addLiveTurn(question, edited);
  const state = startState(form, words);
  const address = location.href;
  try {
    const response = await fetch(toStreamUrl(form), { method: "POST", body });
    const stream = await readStream(response);
    if (stream === null) {
      turn?.remove();
      state.end();
      setStatus("");
      submitNatively(form, button);
      return;
    }
    for await (const event of readEvents(stream, SILENCE_MILLISECONDS)) {
      // The reader has gone on to another page of the same document.
      if (!form.isConnected) break;
      show(event as StreamEvent, { form, edited, turn, state });
    }
    if (state.isRunning()) throw new Error("lost");
  } catch (error) {
    // The answer is there; only the label of its conversation is missing.
    if (!state.isRunning()) return;
    state.end();
    if (!form.isConnected) return;
    reportAct(`ai_help: ${error instanceof SilenceError ? "timeout" : "error"}`);
    const isFault = error instanceof FaultError;
    // The server writes on what it keeps. Whether it has the question, only its page can tell.
    if (!isFault && turn?.watch()) {
      setStatus(words.waiting);
      return;
    }
    turn?.remove();
    if (isFault) showAddress(address);
    // An edited question is in its field still; one that is asked again stands above its button.
    if (edited === null && field?.value === "") field.value = question;
    showFault(field, isFault ? error.message : words.lost);
    setStatus(words.failed);
    field?.focus();
  }
}

interface Shown {
  form: HTMLFormElement;
  /** The message whose question is asked anew; null for the question of the field. */
  edited: string | null;
  turn: LiveTurn | null;
  state: State;
}

function show(event: StreamEvent, { form, edited, turn, state }: Shown): void {
  switch (event.type) {
    case "metadata":
      turn?.showSources(event.html);
      state.generate(event.message_id);
      if (edited === null) clearQuestion(form);
      if (event.url !== null) showAddress(event.url);
      break;
    case "done":
      replaceParts(event.html);
      state.end();
      setStatus(readOutcome());
      break;
    case "parts":
      replaceParts(event.html);
      break;
    case "failed":
      throw new FaultError(event.message);
    case undefined:
      if (event.patch) turn?.apply(event.patch);
      state.follow();
  }
}

interface State {
  generate(messageId: string): void;
  follow(): void;
  end(): void;
  isRunning(): boolean;
}

/** Shows what the answer is at, with a button to stop it, while the form can't be sent. */
function startState(form: HTMLFormElement, words: ProgressWords): State {
  const field = form.querySelector<HTMLTextAreaElement>("#question");
  const stop = document.querySelector<HTMLButtonElement>("[data-stop]");
  // The field keeps the focus of buttons that go: a replaced question's, and the one that stops.
  const takeFocus = () => field?.focus({ preventScroll: true });
  const end = followEnd(takeFocus);
  function hideStop() {
    if (!stop) return;
    if (stop === document.activeElement) takeFocus();
    stop.hidden = true;
  }
  if (!form.contains(document.activeElement)) takeFocus();
  setStatus(words.searching);
  for (const each of document.querySelectorAll<HTMLElement>("[data-ai-help] textarea"))
    showFault(each, "");
  form.ariaBusy = "true";
  // Not disabled, because that would take the focus away.
  if (field) field.readOnly = true;
  end.follow();
  // Not read from the form: after the answer, another one may run while the label comes.
  let isRunning = true;
  return {
    generate(messageId) {
      setStatus(words.generating);
      if (!stop) return;
      stop.hidden = false;
      stop.onclick = () => {
        hideStop();
        void sendStop(form, messageId);
      };
    },
    follow: end.follow,
    end() {
      isRunning = false;
      form.ariaBusy = null;
      if (field) field.readOnly = false;
      hideStop();
      end.stop();
    },
    isRunning: () => isRunning,
  };
}

/** Stops the answer; the stream then ends with the part that was written. */
async function sendStop(form: HTMLFormElement, messageId: string): Promise<void> {
  const body = new FormData(form);
  body.set("act", `stop:${messageId}`);
  await fetch(form.action, { method: "POST", body, redirect: "manual" }).catch(
    () => null,
  );
}

/** Null when the form must be submitted natively. */
async function readStream(
  response: Response,
): Promise<ReadableStream<Uint8Array> | null> {
  const type = response.headers.get("content-type") ?? "";
  if (response.ok && type.startsWith("text/event-stream")) return response.body;
  if (!type.includes("json")) return null;
  const { message, html = "" } = (await response.json()) as {
    message?: unknown;
    html?: string;
  };
  if (typeof message !== "string") return null;
  replaceParts(html);
  throw new FaultError(message);
}

function readQuestion(body: FormData, act: string, edited: string | null): string {
  const name = act === "edit" && edited !== null ? `question-${edited}` : "question";
  const value = body.get(name);
  if (act !== "retry") return typeof value === "string" ? value : "";
  const turn = document.querySelector(`[data-part="turn-${edited}"] p`);
  return turn?.textContent ?? "";
}

function toStreamUrl(form: HTMLFormElement): string {
  const url = new URL(form.action);
  url.pathname += "/stream";
  url.hash = "";
  return url.href;
}

function clearQuestion(form: HTMLFormElement): void {
  const field = form.querySelector<HTMLTextAreaElement>("#question");
  if (field) field.value = "";
}

function showAddress(url: string): void {
  history.replaceState(history.state, "", url);
}

/** The field of an edited question, or of the next one. */
function findField(edited: string | null): HTMLTextAreaElement | null {
  return document.querySelector(
    edited === null ? "#question" : `[data-edit="${edited}"]`,
  );
}

/** Shows a message beside its field. */
function showFault(field: HTMLElement | null, message: string): void {
  const fault = field?.nextElementSibling;
  if (fault) fault.textContent = message;
  if (field) field.ariaInvalid = String(message !== "");
}
