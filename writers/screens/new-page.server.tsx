import { relative } from "node:path";
import { docUrl, toHref } from "~/domain/documents/slug";
import { DEFAULT_LOCALE } from "~/domain/locales/locale";
import { AuthoringError, UnsafePathError } from "../../compiler/authoring/files/errors";
import { openContentRoots } from "../../compiler/authoring/pages/content-roots";
import { createPage, preparePage } from "../../compiler/authoring/pages/create-page";
import { guessPageType, listPageTypes } from "../../compiler/authoring/pages/page-types";
import { readText } from "../read-form.server";
import { listCommits } from "../sources/git.server";
import type { ScreenAnswer, WriterRequest, WriterScreen } from "../writer-request.server";
import { Field, ScrolledText } from "./parts.server";

/** Offers to create a missing page: the file from the template of its page type. */
export async function showNewPage(request: WriterRequest): Promise<ScreenAnswer> {
  const { rest, locale, lists, query } = request;
  const known = lists.index.findPage(docUrl(locale, rest));
  if (known && known.path !== null) return { redirect: toHref(known.url) };
  return renderNewPage(request, {
    slug: rest,
    pageType: query.get("type") ?? guessPageType(rest),
    title: query.get("title") ?? "",
    sourceCommit: await findSourceCommit(request),
  });
}

export interface NewPage {
  slug: string;
  pageType: string;
  /** Empty for the title that the slug gives. */
  title: string;
  /** The English page's newest commit, for a translation. */
  sourceCommit?: string | null;
}

function renderNewPage(
  request: WriterRequest,
  page: NewPage,
  problem: string | null = null,
): WriterScreen {
  const { text, locale, canWrite } = request;
  const prepared = problem === null ? prepare(request, page) : problem;
  const types = [...new Set([page.pageType, ...listPageTypes(page.slug)])];
  const address = `/${locale}/_new/${toHref(page.slug)}`;
  return {
    title: text("title-of", { screen: text("create"), page: page.slug }),
    status: problem === null ? 200 : 400,
    refreshes: false,
    content: (
      <>
        <form className="writer-filters" method="get" action={address}>
          <label className="writer-field">
            <span>{text("page-type")}</span>
            <select name="type" defaultValue={page.pageType}>
              {types.map((type) => (
                <option key={type}>{type}</option>
              ))}
            </select>
          </label>
          <Field
            label={text("field-title")}
            name="title"
            type="text"
            value={page.title}
          />
          <span className="writer-buttons">
            <button>{text("show-template")}</button>
          </span>
        </form>
        {typeof prepared === "string" ? (
          <p role="alert">{prepared}</p>
        ) : (
          <form method="post" action={address}>
            <input type="hidden" name="type" value={page.pageType} />
            <input type="hidden" name="title" value={page.title} />
            <p>
              <code>{prepared.path}</code>
            </p>
            <ScrolledText className="writer-block" label={prepared.path}>
              {prepared.text}
            </ScrolledText>
            {canWrite ? (
              <button className="button">{text("create")}</button>
            ) : (
              <p>{text("read-only")}</p>
            )}
          </form>
        )}
      </>
    ),
  };
}

/** The file that would be written, or why there can be none. */
function prepare(
  request: WriterRequest,
  page: NewPage,
): { path: string; text: string } | string {
  const { tools, locale } = request;
  try {
    const content = openContentRoots(tools.roots);
    const { file, text } = preparePage(content, toChoice(request, page));
    const root = locale === DEFAULT_LOCALE ? content.contentRoot : content.translatedRoot;
    return { path: relative(root, file), text };
  } catch (error) {
    return explainRefusal(error);
  }
}

function toChoice(
  { locale, lists }: WriterRequest,
  { slug, pageType, title, sourceCommit = null }: NewPage,
) {
  const isGenerated = (url: string): boolean => lists.index.findPage(url) !== null;
  const named = title !== "" && { title };
  return { locale, slug, pageType, sourceCommit, isGenerated, ...named };
}

/** Writes the file, and leads to the page, which the next compile serves. */
export async function createNewPage(
  request: WriterRequest,
  form: FormData,
): Promise<ScreenAnswer> {
  const { tools, locale, rest } = request;
  const page = {
    slug: rest,
    pageType: readText(form, "type"),
    title: readText(form, "title").trim(),
    sourceCommit: await findSourceCommit(request),
  };
  try {
    createPage(openContentRoots(tools.roots), toChoice(request, page));
    await tools.waitForCompile();
    return { redirect: toHref(docUrl(locale, rest)) };
  } catch (error) {
    return renderNewPage(request, page, explainRefusal(error));
  }
}

/** Says why a page can't be created, also when the file system refuses. Throws any other error. */
function explainRefusal(error: unknown): string {
  const isExpected =
    error instanceof AuthoringError ||
    error instanceof UnsafePathError ||
    (error instanceof Error && "syscall" in error);
  if (!isExpected) throw error;
  return error.message;
}

/** The newest commit of the English page that a translation begins with. */
async function findSourceCommit({
  locale,
  rest,
  lists,
  tools,
}: WriterRequest): Promise<string | null> {
  if (locale === DEFAULT_LOCALE) return null;
  const english = lists.index.findPage(docUrl(DEFAULT_LOCALE, rest));
  if (!english || english.path === null) return null;
  const [latest] = await listCommits(tools.roots.contentRoot, english.path);
  return latest?.hash ?? null;
}
