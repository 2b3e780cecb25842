import { readText } from "../read-form.server";
import { renderEditor } from "../screens/edit.server";
import { findSourcePage } from "../screens/find-page.server";
import type { ScreenAnswer, WriterRequest } from "../writer-request.server";

/** The editor with the text of a form that is too long to be saved, or else how to get back to it. */
export async function giveBack(
  request: WriterRequest,
  form: FormData | null,
): Promise<ScreenAnswer> {
  const { text, tools } = request;
  const written = form ? readText(form, "text").replaceAll("\r\n", "\n") : "";
  const found = tools.allowsEditing ? findSourcePage(request) : null;
  if (form && found && written !== "")
    return renderEditor(request, found, {
      text: written,
      hash: readText(form, "hash"),
      problem: text("form-too-long"),
      status: 413,
    });
  return {
    title: text("not-saved"),
    status: 413,
    content: (
      <>
        <p role="alert">{text("form-too-long")}</p>
        <p>{text("form-too-long-back")}</p>
      </>
    ),
  };
}
