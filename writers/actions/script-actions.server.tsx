import { renderToStaticMarkup } from "react-dom/server";
import { readText } from "../read-form.server";
import { DraftFlaws, refuseEditing, renderDraftHtml } from "../screens/edit.server";
import { findSourcePage, type SourcePage } from "../screens/find-page.server";
import type { ScreenAnswer, WriterRequest } from "../writer-request.server";
import { editPage, saveImage } from "./page-actions.server";

/** Answers the editor's script, which asks for JSON in place of a screen. */
export interface ScriptAnswer {
  json: Record<string, string>;
  status?: number;
}

type RunScriptAction = (
  request: WriterRequest,
  found: SourcePage,
  form: FormData,
) => Promise<ScriptAnswer>;

/** By the name of the tool in the address. */
const SCRIPT_ACTIONS: Readonly<Record<string, RunScriptAction>> = {
  edit: editDraft,
  upload: uploadImage,
};

/** The script leads to the screen that says why, which has what was typed. */
const REFUSED: ScriptAnswer = { json: { refused: "" }, status: 409 };

/** The action of the editor's script; null for other tools, and for other clients. */
export function findScriptAction(tool: string, accept: string | undefined) {
  const isAsked = accept === "application/json" && Object.hasOwn(SCRIPT_ACTIONS, tool);
  const run = isAsked ? SCRIPT_ACTIONS[tool] : undefined;
  if (!run) return null;
  return (
    request: WriterRequest,
    form: FormData,
  ): Promise<ScriptAnswer> | ScriptAnswer | ScreenAnswer => {
    if (!request.tools.allowsEditing) return refuseEditing(request);
    const found = findSourcePage(request);
    return found ? run(request, found, form) : REFUSED;
  };
}

/** The address of the saved page, or that a screen says why there is none; else a preview. */
async function editDraft(
  request: WriterRequest,
  { path }: SourcePage,
  form: FormData,
): Promise<ScriptAnswer> {
  const { text, tools } = request;
  if (["save", "overwrite"].includes(readText(form, "intent"))) {
    const answer = await editPage(request, form);
    return "redirect" in answer ? { json: { address: answer.redirect } } : REFUSED;
  }
  const written = readText(form, "text").replaceAll("\r\n", "\n");
  const draft = await tools.renderDraft({ path, text: written });
  const flaws = renderToStaticMarkup(
    <DraftFlaws text={text} flaws={draft?.flaws ?? []} />,
  );
  return { json: { html: renderDraftHtml(draft?.document ?? null, tools), flaws } };
}

/** The Markdown of the saved image, or why there is none. */
async function uploadImage(
  { text }: WriterRequest,
  found: SourcePage,
  form: FormData,
): Promise<ScriptAnswer> {
  const answer = await saveImage(found, form);
  return "fault" in answer
    ? { json: { problem: text(`image-${answer.fault}`) }, status: 400 }
    : { json: { ...answer, notice: text("image-added", answer) } };
}
