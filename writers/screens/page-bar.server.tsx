import { renderToStaticMarkup } from "react-dom/server";
import type { IndexedPage } from "~/content-store/writer-index.server";
import { docUrl, toHref } from "~/domain/documents/slug";
import type { Flaw } from "~/domain/documents/flaw";
import { DEFAULT_LOCALE } from "~/domain/locales/locale";
import { findFixability, toFlawId } from "../../compiler/authoring/fixes/apply-fixes";
import { guessPageType } from "../../compiler/authoring/pages/page-types";
import { isEditorAddress, toEditorAddress } from "../sources/open-in-editor.server";
import { findSourcePage } from "./find-page.server";
import type { WriterRequest } from "../writer-request.server";
import { toTool } from "./parts.server";

/** Facts of a page that its bar shows beside what the compile knows. */
export interface PageBarOptions {
  /** Address of the source on the code host; null when it is not public. */
  githubUrl: string | null;
  isMissing: boolean;
  /** The content's version when the request came; the page may show a later one. */
  version: string;
}

/** The tools of one page as HTML for the end of its body. */
export function renderPageBar(request: WriterRequest, options: PageBarOptions): string {
  const { text, lists, locale, rest } = request;
  const isMisplaced =
    options.isMissing &&
    !lists.index.findPage(docUrl(locale, rest)) &&
    findSourcePage(request) !== null;
  return renderToStaticMarkup(
    <aside
      id="writer-bar"
      className="writer-bar"
      aria-label={text("tools")}
      data-writer-version={options.version}
      data-chrome=""
    >
      <link rel="stylesheet" href="/_writers/bar.css" />
      <script type="module" src="/_writers/writers.js" />
      {options.isMissing && !isMisplaced ? (
        <MissingBar request={request} />
      ) : (
        <DocumentBar request={request} options={options} />
      )}
    </aside>,
  );
}

/** The bar of a missing page, or of one whose absence is simulated: what readers get instead. */
function MissingBar({ request }: { request: WriterRequest }) {
  const { text, locale, rest, lists, tools, canWrite } = request;
  const url = docUrl(locale, rest);
  const page = lists.index.findPage(url);
  const target = page ? null : tools.findRedirect(url);
  return (
    <div className="writer-links">
      <a href={`/${locale}/_writers`}>{text("home")}</a>
      {page && (
        <span>
          {text("exists")} <a href={toHref(page.url)}>{page.title}</a>
        </span>
      )}
      {target !== null && (
        <span>
          {text("redirected")} <a href={toHref(target)}>{target}</a>
        </span>
      )}
      {canWrite && (!page || page.path === null) && (
        <a href={`/${locale}/_new/${toHref(rest)}`}>
          {text("create-as", { type: guessPageType(rest) })}
        </a>
      )}
    </div>
  );
}

interface BarProps {
  request: WriterRequest;
  options: PageBarOptions;
}

function DocumentBar({ request, options }: BarProps) {
  const { text, locale, lists, canWrite } = request;
  const found = findSourcePage(request);
  if (!found)
    return (
      <div className="writer-links">
        <a href={`/${locale}/_writers`}>{text("home")}</a>
        <span>{text("no-source", { slug: request.rest })}</span>
      </div>
    );
  const flaws = lists.index.listFlawsOf(found.path);
  const safe = flaws.filter((flaw) => findFixability(flaw) === "safe").length;
  return (
    <>
      <div className="writer-links">
        <a href={`/${locale}/_writers`}>{text("home")}</a>
        <Actions
          request={request}
          options={options}
          page={found.page}
          file={found.file}
        />
      </div>
      {flaws.length === 0 ? (
        <p>{text("no-flaws")}</p>
      ) : (
        <details open={options.isMissing}>
          <summary>{text("flaw-count", { count: flaws.length })}</summary>
          {options.isMissing && <code>{found.path}</code>}
          {safe > 0 && canWrite && (
            <form method="post" action={toTool("fix", found.page)}>
              <button name="choice" value="safe">
                {text("fix-safe", { count: safe })}
              </button>
            </form>
          )}
          {/* Inside, because a browser opens the details around the target of an address. */}
          <ol id="_flaws">
            {flaws.map((flaw, at) => (
              <FlawEntry
                key={at}
                request={request}
                flaw={flaw}
                page={found.page}
                file={found.file}
              />
            ))}
          </ol>
        </details>
      )}
      {!canWrite && <p>{text("read-only")}</p>}
    </>
  );
}

interface ActionsProps extends BarProps {
  page: IndexedPage;
  file: string;
}

function Actions({ request, options: { githubUrl }, page, file }: ActionsProps) {
  const { text, canWrite, tools } = request;
  return (
    <>
      {canWrite && <OpenAt request={request} page={page} file={file} flaw={null} />}
      {canWrite && tools.allowsEditing && (
        <a href={toTool("edit", page)}>{text("edit")}</a>
      )}
      <a href={toTool("source", page)}>{text("source")}</a>
      {githubUrl !== null && (
        <a href={githubUrl.replace("/blob/", "/edit/")}>{text("edit-on-host")}</a>
      )}
      <a href={toTool("history", page)}>{text("history")}</a>
      {page.locale !== DEFAULT_LOCALE && (
        <a href={toTool("compare", page)}>{text("compare")}</a>
      )}
    </>
  );
}

interface PlaceProps {
  request: WriterRequest;
  page: IndexedPage;
  file: string;
  /** The place to open; null for the beginning. */
  flaw: Flaw | null;
}

/** A link where EDITOR is an address, else a form, because it starts a program. */
function OpenAt({ request: { text, tools }, page, file, flaw }: PlaceProps) {
  const { editor } = tools;
  if (editor === null) return null;
  const { line = null, column = null } = flaw ?? {};
  const label = line === null ? text("open") : text("line", { line });
  if (isEditorAddress(editor))
    return <a href={toEditorAddress(editor, { file, line, column })}>{label}</a>;
  return (
    <form method="post" action={toTool("open", page)} data-writer-silent="">
      <input type="hidden" name="line" value={line ?? ""} />
      <input type="hidden" name="column" value={column ?? ""} />
      <button>{label}</button>
    </form>
  );
}

function FlawEntry({ request, flaw, page, file }: PlaceProps & { flaw: Flaw }) {
  const { text, canWrite, tools } = request;
  const { check, severity, message, line, suggestion } = flaw;
  const canFix = canWrite && findFixability(flaw) !== null;
  return (
    <li className={`writer-${severity}`}>
      {line !== null &&
        (canWrite && tools.editor !== null ? (
          <OpenAt request={request} page={page} file={file} flaw={flaw} />
        ) : (
          <a href={`${toTool("source", page)}#L${line}`}>{text("line", { line })}</a>
        ))}{" "}
      {/* Messages are in English alone. */}
      <span lang="en">{message}</span> <code>{check}</code>
      {suggestion !== null && (
        <>
          {" "}
          <span>{text("suggestion")}</span> <ins>{suggestion}</ins>
        </>
      )}
      {canFix && (
        <>
          {" "}
          <form method="post" action={toTool("fix", page)}>
            <button name="choice" value={toFlawId(flaw)}>
              {text("fix")}
            </button>
          </form>
        </>
      )}
    </li>
  );
}
