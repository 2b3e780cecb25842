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

/** Pause in typing after which the preview is rendered. */
const PREVIEW_DELAY_MILLISECONDS = 150;

const form = document.querySelector<HTMLFormElement>("[data-writer-editor]");
const field = form?.querySelector("textarea");
if (form && field) enhance(form, field);

/** Replaces the text field by an editor, and the preview while the text is written. */
function enhance(form: HTMLFormElement, field: HTMLTextAreaElement): void {
  const began = field.value;
  let isSaving = false;
  const preview = createPreview(form);
  const view = new EditorView({
    parent: form,
    state: EditorState.create({
      doc: began,
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
  form.addEventListener("submit", () => (isSaving = true));
  window.addEventListener("beforeunload", (event) => {
    if (!isSaving && field.value !== began) event.preventDefault();
  });

  function save(): boolean {
    form.requestSubmit(form.querySelector<HTMLButtonElement>("[value=save]"));
    return true;
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
  const headers = { Accept: "application/json" };
  const response = await fetch(form.action, { method: "POST", headers, body });
  if (!response.headers.get("Content-Type")?.includes("json")) return;
  // Sanitised by the compiler, like all pages.
  const { html, flaws } = (await response.json()) as { html: string; flaws: string };
  const article = form.querySelector("[data-writer-preview]");
  const list = form.querySelector("[data-writer-flaws]");
  if (article) article.innerHTML = html;
  if (list) list.innerHTML = flaws;
}

/** Adds images without leaving the page: their Markdown goes where the text is written. */
function uploadInPlace(form: HTMLFormElement, insert: (markup: string) => void): void {
  const image = form.querySelector<HTMLInputElement>("[name=image]");
  const button = form.querySelector<HTMLButtonElement>("[data-writer-upload]");
  const problem = form.querySelector("#image-problem");
  const state = form.querySelector("[data-writer-state]");
  if (!image || !button || !problem || !state) return;
  button.addEventListener("click", (event) => {
    event.preventDefault();
    void upload(button.formAction, image.files?.[0]).then((answer) => {
      image.ariaInvalid = String("problem" in answer);
      problem.textContent = answer.problem ?? "";
      state.textContent = answer.notice ?? "";
      if (answer.markup === undefined) return image.focus();
      image.value = "";
      insert(answer.markup);
    });
  });
}

interface UploadAnswer {
  markup?: string;
  notice?: string;
  problem?: string;
}

async function upload(address: string, image: File | undefined): Promise<UploadAnswer> {
  const body = new FormData();
  if (image) body.set("image", image);
  const headers = { Accept: "application/json" };
  const response = await fetch(address, { method: "POST", headers, body });
  if (response.headers.get("Content-Type")?.includes("json"))
    return (await response.json()) as UploadAnswer;
  return { problem: `${response.status} ${response.statusText}` };
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
  const response = await fetch(`/_writers/complete?${query.toString()}`);
  if (!response.ok) return null;
  const options = (await response.json()) as { label: string; detail?: string }[];
  return { from: context.pos - word.length, options, filter: false };
}
