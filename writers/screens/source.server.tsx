import { readSource } from "../sources/source-files.server";
import type { ScreenAnswer, WriterRequest } from "../writer-request.server";
import { findSourcePage, PageLinks, showMissing } from "./find-page.server";
import { ScrolledText } from "./parts.server";

/** The file of a page with numbered lines; `#L12` is line 12. Flawed lines are marked. */
export function showSource(request: WriterRequest): ScreenAnswer {
  const found = findSourcePage(request);
  if (!found) return showMissing(request);
  const { page, path, file } = found;
  const flaws = request.lists.index.listFlawsOf(path);
  const lines = readSource(file).text.split("\n");
  return {
    title: path,
    content: (
      <>
        <PageLinks request={request} page={page} />
        <ScrolledText className="writer-source" label={path}>
          {lines.map((line, at) => {
            const own = flaws.filter((flaw) => flaw.line === at + 1);
            const messages = own.map(({ message }) => message).join("\n");
            return (
              <span
                key={at}
                id={`L${at + 1}`}
                className={own.length > 0 ? "writer-flawed" : undefined}
                title={messages === "" ? undefined : messages}
              >
                {`${line}\n`}
              </span>
            );
          })}
        </ScrolledText>
      </>
    ),
  };
}
