import { dirname, join } from "node:path";
import { toHref } from "~/domain/documents/slug";
import { ChangedFileError } from "../../compiler/authoring/files/errors";
import { writeFileAtomically } from "../../compiler/authoring/files/write-file";
import { fixFile } from "../../compiler/authoring/fixes/fix-file";
import { MOST_BYTES } from "../../compiler/authoring/images/check-asset";
import { compressImage } from "../../compiler/authoring/images/compress-image";
import {
  findImageFault,
  type ImageFault as ContentFault,
} from "../../compiler/authoring/images/find-image-fault";
import { readUtf8 } from "../../compiler/authoring/moves/all-files";
import { parseFrontMatter, splitSource } from "../../compiler/sources/docs/front-matter";
import { readText } from "../read-form.server";
import { refuseEditing, renderEditor, showUnsaved } from "../screens/edit.server";
import {
  findSourcePage,
  showMissing,
  type SourcePage,
} from "../screens/find-page.server";
import { createNewPage } from "../screens/new-page.server";
import { isEditorAddress, openInEditor } from "../sources/open-in-editor.server";
import { readSource, saveSource, SourceConflict } from "../sources/source-files.server";
import type { ScreenAnswer, WriterRequest } from "../writer-request.server";

/** Changes files, or starts the editor; every one of them needs `canWrite`. */
export type RunAction = (request: WriterRequest, form: FormData) => Promise<ScreenAnswer>;

/** By the name of the tool in the address. */
export const ACTIONS: Readonly<Record<string, RunAction>> = {
  open: openEditor,
  fix: fixFlaws,
  edit: editPage,
  upload: addImage,
  new: createNewPage,
};

async function openEditor(request: WriterRequest, form: FormData): Promise<ScreenAnswer> {
  const { text, tools } = request;
  const found = findSourcePage(request);
  if (!found || tools.editor === null || isEditorAddress(tools.editor))
    return showMissing(request);
  const { file, page } = found;
  const place = {
    file,
    line: readNumber(form, "line"),
    column: readNumber(form, "column"),
  };
  if (await openInEditor(tools.editor, place)) return { redirect: toHref(page.url) };
  return { title: text("open"), status: 502, content: text("no-editor") };
}

/** Null for anything that is no line or column. */
function readNumber(form: FormData, name: string): number | null {
  const value = readText(form, name);
  return /^[1-9]\d{0,8}$/.test(value) ? Number(value) : null;
}

async function fixFlaws(request: WriterRequest, form: FormData): Promise<ScreenAnswer> {
  const { text, lists, tools } = request;
  const found = findSourcePage(request);
  if (!found) return showMissing(request);
  const { page, path, root } = found;
  const choice = readText(form, "choice");
  const flaws = lists.index.listFlawsOf(path);
  const { fixed } = fixFile(root, path, {
    flaws,
    choice: choice === "safe" ? "safe" : { id: choice },
  });
  if (fixed.length === 0) {
    const reason = readUtf8(found.file) === null ? "not-utf8" : "not-fixed";
    return { title: text("fix"), status: 409, content: text(reason) };
  }
  await tools.waitForCompile();
  return { redirect: `${toHref(page.url)}#_flaws` };
}

/**
 * Saves, or shows how the text looks. A file that has changed is never overwritten unseen, and no page by a text
 * that would be none.
 */
export async function editPage(
  request: WriterRequest,
  form: FormData,
): Promise<ScreenAnswer> {
  const { tools, text } = request;
  if (!tools.allowsEditing) return refuseEditing(request);
  const found = findSourcePage(request);
  const written = readText(form, "text").replaceAll("\r\n", "\n");
  if (!found) return showUnsaved(request, written);
  const hash = readText(form, "hash");
  const intent = readText(form, "intent");
  if (intent !== "save" && intent !== "overwrite")
    return renderEditor(request, found, { text: written, hash });
  const refusal = findRefusal(found, written);
  if (refusal !== null) {
    const notice = text(refusal);
    return renderEditor(request, found, { text: written, hash, notice, status: 422 });
  }
  try {
    saveSource(found.file, written, intent === "save" ? hash : readText(form, "current"));
    await tools.waitForCompile();
    return { redirect: toHref(found.page.url) };
  } catch (error) {
    if (!(error instanceof SourceConflict)) throw error;
    const state = { text: written, hash, conflict: error.current, status: 409 };
    return renderEditor(request, found, { ...state, notice: text("not-saved") });
  }
}

/** The text that says why a file can't take what was written; null when it can. */
function findRefusal({ file }: SourcePage, written: string) {
  if (!isPageText(written)) return "no-page-text";
  // Bytes that are no UTF-8 never were in the editor, so that saving would lose them.
  return readUtf8(file) === null ? "not-utf8" : null;
}

/** True for the Markdown of a page that has a title, a slug and a body, whatever flaws it has beside. */
function isPageText(written: string): boolean {
  const { frontMatter, body } = splitSource(written);
  const { title, slug } = parseFrontMatter(frontMatter).data;
  return title !== undefined && slug !== undefined && body.trim() !== "";
}

/** Puts an image beside a page, and shows the editor with the text as it was sent. */
async function addImage(request: WriterRequest, form: FormData): Promise<ScreenAnswer> {
  const { tools, text } = request;
  if (!tools.allowsEditing) return refuseEditing(request);
  const found = findSourcePage(request);
  if (!found) return showUnsaved(request, readText(form, "text"));
  const answer = await saveImage(found, form);
  const written = form.has("text")
    ? {
        text: readText(form, "text").replaceAll("\r\n", "\n"),
        hash: readText(form, "hash"),
      }
    : readSource(found.file);
  return renderEditor(request, found, {
    ...written,
    ...("fault" in answer
      ? { imageProblem: text(`image-${answer.fault}`), status: 400 }
      : { notice: text("image-added", answer) }),
  });
}

/** Saves the image of a form beside a page, never over another file; returns its Markdown. */
export async function saveImage(
  { file }: SourcePage,
  form: FormData,
): Promise<{ markup: string } | { fault: ImageFault }> {
  const image = form.get("image");
  // Browsers send a file without a name where none was chosen.
  if (image === null || typeof image === "string" || image.name === "")
    return { fault: "size" };
  const prepared = await prepareImage(
    image.name,
    new Uint8Array(await image.arrayBuffer()),
  );
  if ("fault" in prepared) return prepared;
  try {
    writeFileAtomically(join(dirname(file), image.name), prepared.bytes, {
      expected: null,
    });
  } catch (error) {
    if (error instanceof ChangedFileError) return { fault: "taken" };
    throw error;
  }
  return { markup: `![](${image.name})` };
}

/** Why an image is refused; each has a text. */
type ImageFault = Exclude<ContentFault, "empty"> | "name" | "size" | "taken";

/** Lower case, so that it is the same file on every file system. */
const NAME = /^[a-z0-9][a-z0-9_.-]{0,99}\.(?:png|jpe?g|gif|webp|svg)$/;

/** Checks name, content and size, which comes last; null when all is well. */
function checkImage(name: string, bytes: Uint8Array): ImageFault | null {
  if (!NAME.test(name)) return "name";
  const fault = findImageFault(name, bytes);
  if (fault !== null) return fault === "empty" ? "size" : fault;
  return bytes.length > MOST_BYTES ? "size" : null;
}

/** Compresses an image where that is worth while, which may make it small enough. */
async function prepareImage(
  name: string,
  bytes: Uint8Array,
): Promise<{ bytes: Uint8Array } | { fault: ImageFault }> {
  const fault = checkImage(name, bytes);
  if (fault !== null && (fault !== "size" || bytes.length === 0)) return { fault };
  const smaller = await compressImage(name, Buffer.from(bytes));
  const kept = smaller ?? bytes;
  return kept.length > MOST_BYTES ? { fault: "size" } : { bytes: kept };
}
