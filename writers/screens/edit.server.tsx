import type { Document } from "~/domain/documents/document";
import type { Flaw } from "~/domain/documents/flaw";
import { readUtf8 } from "../../compiler/authoring/moves/all-files";
import { diffBlocks } from "../compare/word-diff.server";
import { readSource, type SourceText } from "../sources/source-files.server";
import type { ScreenAnswer, WriterRequest, WriterScreen } from "../writer-request.server";
import {
  findSourcePage,
  PageLinks,
  showMissing,
  type SourcePage,
} from "./find-page.server";
import { ScrolledText, toTool } from "./parts.server";

/** A state of the form: what is in the field, and what the writer has to know. */
export interface EditState {
  text: string;
  /** Hash of the file that the text began from. */
  hash: string;
  /** The file as it is now, when it is no longer the one that the text began from. */
  conflict?: SourceText;
  notice?: string;
  /** Why the text can't be saved; it may be too long for a preview. */
  problem?: string;
  /** Why an image was refused. */
  imageProblem?: string;
  status?: number;
}

/** A page's Markdown beside its preview. */
export async function showEditor(request: WriterRequest): Promise<ScreenAnswer> {
  const found = findSourcePage(request);
  if (!found) return showMissing(request);
  if (!request.tools.allowsEditing || !request.canWrite) return refuseEditing(request);
  const { text } = request;
  return renderEditor(request, found, {
    ...readSource(found.file),
    // Said before somebody writes what can't be saved.
    ...(readUtf8(found.file) === null && { notice: text("not-utf8") }),
  });
}

export function refuseEditing({ text }: WriterRequest): WriterScreen {
  return { title: text("edit"), status: 403, content: <p>{text("read-only")}</p> };
}

/** The file is gone while somebody edits it: the text is shown, to be saved elsewhere. */
export function showUnsaved(request: WriterRequest, written: string): WriterScreen {
  const { text, locale, rest } = request;
  if (written === "") return showMissing(request);
  return {
    title: text("title-of", { screen: text("edit"), page: text("not-saved") }),
    status: 404,
    content: (
      <>
        <p role="alert">{text("no-source", { slug: rest })}</p>
        <label htmlFor="writer-text">{text("markdown")}</label>
        <textarea
          id="writer-text"
          className="writer-unsaved"
          rows={24}
          readOnly
          lang={locale}
          defaultValue={written}
        />
      </>
    ),
  };
}

export async function renderEditor(
  request: WriterRequest,
  found: SourcePage,
  state: EditState,
): Promise<WriterScreen> {
  const { text, tools } = request;
  const { page, path } = found;
  const { problem } = state;
  const draft =
    problem === undefined
      ? await tools.renderDraft({ path, text: state.text }).catch(() => null)
      : null;
  return {
    title: text("title-of", { screen: text("edit"), page: page.title }),
    script: "editor",
    refreshes: false,
    status: state.status ?? 200,
    content: (
      <>
        <PageLinks request={request} page={page} />
        {state.notice !== undefined && <p role="status">{state.notice}</p>}
        {state.conflict && (
          <Conflict request={request} state={state} conflict={state.conflict} />
        )}
        <form
          className="writer-editor"
          method="post"
          encType="multipart/form-data"
          action={toTool("edit", page)}
          data-writer-editor={path}
          data-writer-saving={text("saving")}
          data-writer-failure={text("save-failure")}
          data-unsaved={state.text === readSource(found.file).text ? undefined : ""}
        >
          <input type="hidden" name="hash" value={state.hash} />
          {state.conflict && (
            <input type="hidden" name="current" value={state.conflict.hash} />
          )}
          <label htmlFor="writer-text">{text("markdown")}</label>
          <textarea
            id="writer-text"
            name="text"
            rows={24}
            spellCheck="true"
            lang={page.locale}
            aria-invalid={problem !== undefined || undefined}
            aria-describedby="save-problem"
            data-writer-completions={text("completions")}
            defaultValue={`\n${state.text}`.slice(1)}
          />
          <p className="writer-buttons">
            <button className="button" name="intent" value="save">
              {text("save")}
            </button>
            {state.conflict && (
              <button name="intent" value="overwrite">
                {text("save-over")}
              </button>
            )}
            <button name="intent" value="preview">
              {text("preview")}
            </button>
            <output data-writer-state="" />
          </p>
          <p id="save-problem" className="writer-problem" role="alert">
            {problem}
          </p>
          <ImageField request={request} page={page} problem={state.imageProblem ?? ""} />
          <section aria-label={text("preview")}>
            <ul className="writer-flaws" data-writer-flaws="">
              <DraftFlaws text={text} flaws={draft?.flaws ?? []} />
            </ul>
            <article
              className="prose writer-rendered"
              data-writer-preview=""
              lang={page.locale}
              dangerouslySetInnerHTML={{
                __html: renderDraftHtml(draft?.document ?? null, tools),
              }}
            />
          </section>
        </form>
      </>
    ),
  };
}

/** A part of the editor's form, so that a text that is not saved comes along and stays. */
function ImageField({
  request: { text },
  page,
  problem,
}: {
  request: WriterRequest;
  page: SourcePage["page"];
  problem: string;
}) {
  return (
    <div className="writer-filters" id="image">
      <label className="writer-field">
        <span>{text("image")}</span>
        <input
          type="file"
          name="image"
          aria-invalid={problem !== ""}
          aria-describedby="image-problem"
          accept="image/png,image/jpeg,image/gif,image/webp,image/svg+xml"
        />
      </label>
      <span className="writer-buttons">
        <button formAction={`${toTool("upload", page)}#image`} data-writer-upload="">
          {text("add-image")}
        </button>
      </span>
      <p id="image-problem" className="writer-problem" role="alert">
        {problem}
      </p>
    </div>
  );
}

/** Title and article of a draft as HTML. */
export function renderDraftHtml(
  document: Document | null,
  { renderArticle }: Pick<WriterRequest["tools"], "renderArticle">,
): string {
  return document === null
    ? ""
    : `<h1>${document.titleHTML}</h1>${renderArticle(document)}`;
}

export function DraftFlaws({
  text,
  flaws,
}: {
  text: WriterRequest["text"];
  flaws: readonly Flaw[];
}) {
  const sorted = flaws.toSorted((one, other) => (one.line ?? 0) - (other.line ?? 0));
  return sorted.map(({ check, line, message, suggestion }, at) => (
    <li key={at}>
      {line !== null && <b>{text("line", { line })}</b>}{" "}
      {/* Messages are in English alone. */}
      <span lang="en">{message}</span> <code>{check}</code>
      {suggestion !== null && (
        <>
          {" "}
          {text("suggestion")} <ins>{suggestion}</ins>
        </>
      )}
    </li>
  ));
}

/** The file has changed: shows how, and saves over it only when asked a second time. */
function Conflict({
  request: { text },
  state,
  conflict,
}: {
  request: WriterRequest;
  state: EditState;
  conflict: SourceText;
}) {
  return (
    <section className="writer-conflict" role="alert">
      <h2>{text("conflict")}</h2>
      <p>{text("conflict-about")}</p>
      {[...diffBlocks(conflict.text, state.text)].map(([line, html]) => (
        <ScrolledText
          key={line}
          className="writer-block"
          label={text("line", { line })}
          dangerouslySetInnerHTML={{ __html: html }}
        />
      ))}
    </section>
  );
}
