import {
  autocompletion,
  completionKeymap,
  type CompletionContext,
  type CompletionResult,
} from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { EditorState } from "@codemirror/state";
import { drawSelection, EditorView, keymap, lineNumbers } from "@codemirror/view";
import { EDITOR_THEME } from "../code-editor/editor-theme";
import { submitNatively } from "../submit-natively";

/** Pause in typing after which the preview is rendered. */
const PREVIEW_DELAY_MILLISECONDS = 150;

const form = document.querySelector<HTMLFormElement>("[data-writer-editor]");
const field = form?.querySelector("textarea");
if (form && field) enhance(form, field);

/** Replaces the text field by an editor, and the preview while the text is written. */
function enhance(form: HTMLFormElement, field: HTMLTextAreaElement): void {
  const preview = createPreview(form);
  const view = new EditorView({
    parent: form,
    root: document,
    state: EditorState.create({
      doc: field.value,
      extensions: [
        lineNumbers(),
        history(),
        drawSelection(),
        EditorView.lineWrapping,
        autocompletion({ override: [complete] }),
        EditorState.phrases.of({ Completions: field.dataset["writerCompletions"] ?? "" }),
        keymap.of([
          { key: "Mod-s", run: save, preventDefault: true },
          ...completionKeymap,
          ...defaultKeymap,
          ...historyKeymap,
        ]),
        EDITOR_THEME,
        EditorView.contentAttributes.of({
          "aria-label": field.labels[0]?.textContent ?? "",
          tabindex: "0",
          spellcheck: "true",
          lang: field.lang,
        }),
        EditorView.updateListener.of(({ docChanged, state }) => {
          if (!docChanged) return;
          field.value = state.doc.toString();
          preview.ask();
        }),
      ],
    }),
  });
  field.after(view.dom);
  field.hidden = true;
  uploadInPlace(form, (markup) => {
    view.dispatch(view.state.replaceSelection(markup));
    view.focus();
  });
  saveInPlace(form, field, preview);

  function save(): boolean {
    form.requestSubmit(form.querySelector<HTMLButtonElement>("[value=save]"));
    return true;
  }
}

/** Leaves the page when the text is saved, or was refused; a text that did not arrive stays where it is. */
function saveInPlace(
  form: HTMLFormElement,
  field: HTMLTextAreaElement,
  preview: { ask(): void },
): void {
  const state = form.querySelector("[data-writer-state]");
  let kept = form.dataset["unsaved"] === "" ? null : field.value;
  let isSaving = false;
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const { submitter } = event;
    const button = submitter instanceof HTMLButtonElement ? submitter : null;
    if (button?.value === "preview") preview.ask();
    else if (!isSaving) void save(button);
  });
  window.addEventListener("beforeunload", (event) => {
    if (field.value !== kept) event.preventDefault();
  });

  async function save(button: HTMLButtonElement | null): Promise<void> {
    const sent = field.value;
    const body = new FormData(form, button);
    body.delete("image");
    isSaving = true;
    if (state) state.textContent = form.dataset["writerSaving"] ?? "";
    const { address, refused, problem } = await post(form.action, body);
    isSaving = false;
    if (state) state.textContent = "";
    tellFailure(form, (address ?? refused) === undefined, problem);
    if (address !== undefined) {
      kept = sent;
      location.assign(address);
    } else if (refused !== undefined) {
      // The screen says why, beside the text.
      kept = field.value;
      submitNatively(form, button);
    }
  }
}

/** Asks for one preview at a time, and once more when the text has changed meanwhile. */
function createPreview(form: HTMLFormElement): { ask(): void } {
  let timer: number | undefined;
  let isAsking = false;
  let isStale = false;
  async function render(): Promise<void> {
    isStale = isAsking;
    if (isAsking) return;
    isAsking = true;
    await show(form).finally(() => (isAsking = false));
    again();
  }
  function again(): void {
    if (isStale) void render();
  }
  return {
    ask() {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => void render(), PREVIEW_DELAY_MILLISECONDS);
    },
  };
}

async function show(form: HTMLFormElement): Promise<void> {
  const body = new FormData(form);
  body.set("intent", "preview");
  body.delete("image");
  const { html, flaws, problem } = await post(form.action, body);
  tellFailure(form, html === undefined, problem);
  if (html === undefined || flaws === undefined) return;
  // Sanitised by the compiler, like all pages.
  const article = form.querySelector("[data-writer-preview]");
  const list = form.querySelector("[data-writer-flaws]");
  if (article) article.innerHTML = html;
  if (list) list.innerHTML = flaws;
}

/** Adds images without leaving the page: their Markdown goes where the text is written. */
function uploadInPlace(form: HTMLFormElement, insert: (markup: string) => void): void {
  const image = form.querySelector<HTMLInputElement>("[name=image]");
  const button = form.querySelector<HTMLButtonElement>("[data-writer-upload]");
  const fault = form.querySelector("#image-problem");
  const state = form.querySelector("[data-writer-state]");
  if (!image || !button || !fault || !state) return;
  button.addEventListener("click", (event) => {
    event.preventDefault();
    void upload(button.formAction, image.files?.[0]).then((answer) => {
      const { markup, notice = "", problem = toFailure(form) } = answer;
      image.ariaInvalid = String(answer.problem !== undefined);
      fault.textContent = markup === undefined ? problem : "";
      state.textContent = notice;
      if (markup === undefined) return image.focus();
      image.value = "";
      insert(markup);
    });
  });
}

async function upload(address: string, image: File | undefined): Promise<Answer> {
  const body = new FormData();
  if (image) body.set("image", image);
  return post(address, body);
}

/** Parts of what the tools answer; none of them when the server can't be reached, or fails. */
interface Answer {
  html?: string;
  flaws?: string;
  address?: string;
  refused?: string;
  markup?: string;
  notice?: string;
  problem?: string;
}

async function post(address: string, body: FormData): Promise<Answer> {
  const headers = { Accept: "application/json" };
  try {
    const response = await fetch(address, { method: "POST", headers, body });
    return (await response.json()) as Answer;
  } catch {
    return {};
  }
}

const toFailure = (form: HTMLFormElement): string => form.dataset["writerFailure"] ?? "";

function tellFailure(
  form: HTMLFormElement,
  hasFailed: boolean,
  reason = toFailure(form),
): void {
  const problem = form.querySelector("#save-problem");
  const said = hasFailed ? reason : "";
  // Each preview that fails would be announced anew.
  if (problem && problem.textContent !== said) problem.textContent = said;
}

/** Names of macros after two braces, addresses of pages in links. */
async function complete(context: CompletionContext): Promise<CompletionResult | null> {
  const macro = context.matchBefore(/\{\{\s*[\w-]*$/);
  const link = context.matchBefore(/(?:\]\(|href=["'])\/[^)\s"']*$/);
  const found = macro ?? link;
  if (!found) return null;
  const word = found.text.replace(macro ? /^\{\{\s*/ : /^(?:\]\(|href=["'])/, "");
  const query = new URLSearchParams({
    kind: macro ? "macro" : "link",
    q: word,
    locale: document.documentElement.lang,
  });
  const path = `/_writers/complete?${query.toString()}`;
  const response = await fetch(path).catch(() => null);
  if (!response?.ok) return null;
  const options = (await response.json()) as { label: string; detail?: string }[];
  return { from: context.pos - word.length, options, filter: false };
}
