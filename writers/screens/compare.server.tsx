import { toHref } from "~/domain/documents/slug";
import { DEFAULT_LOCALE } from "~/domain/locales/locale";
import { alignBlocks, splitBlocks, type Block } from "../compare/blocks.server";
import { diffBlocks } from "../compare/word-diff.server";
import { listCommits, readAt, type PageCommit } from "../sources/git.server";
import { getRoot, findSourceFile, readSource } from "../sources/source-files.server";
import type { ScreenAnswer, WriterRequest } from "../writer-request.server";
import { findSourcePage, PageLinks, showMissing } from "./find-page.server";
import { formatDay, toTool } from "./parts.server";

/** English beside its translation, and what changed in English since the translation. */
export async function showComparison(request: WriterRequest): Promise<ScreenAnswer> {
  const { text, lists, tools, locale } = request;
  const found = findSourcePage(request);
  const english = found && lists.findTwin(found.page, DEFAULT_LOCALE);
  const path = english?.path ?? null;
  const file = path === null ? null : findSourceFile(path, tools.roots);
  if (!found || !english || path === null || file === null || locale === DEFAULT_LOCALE)
    return showMissing(request);
  const original = readSource(file).text;
  const since = found.page.sourceCommit;
  const changes = await readChanges(getRoot(path, tools.roots), path, {
    since,
    text: original,
  });
  const pairs = alignBlocks(
    splitBlocks(original),
    splitBlocks(readSource(found.file).text),
  );
  return {
    title: text("title-of", { screen: text("compare"), page: found.page.title }),
    content: (
      <>
        <PageLinks request={request} page={found.page} />
        <Changes request={request} since={since} changes={changes} />
        <div className="writer-sides">
          <div className="writer-side-heads">
            <h2>
              <a href={toHref(english.url)} hrefLang={DEFAULT_LOCALE}>
                {english.title}
              </a>
            </h2>
            <h2 lang={locale}>
              <a href={toHref(found.page.url)}>{found.page.title}</a>
            </h2>
          </div>
          {pairs.map(({ left, right }, at) => (
            <div key={at} className="writer-pair">
              <Side
                block={left}
                changed={changes?.blocks.get(left?.line ?? 0)}
                source={toTool("source", english)}
                lang={DEFAULT_LOCALE}
                text={text}
              />
              <Side
                block={right}
                source={toTool("source", found.page)}
                lang={locale}
                text={text}
              />
            </div>
          ))}
        </div>
      </>
    ),
  };
}

interface EnglishChanges {
  commits: PageCommit[];
  /** Word differences as HTML, by line of the English file. */
  blocks: Map<number, string>;
}

/** Null when the source commit is unknown. */
async function readChanges(
  root: string,
  path: string,
  { since, text }: { since: string | null; text: string },
): Promise<EnglishChanges | null> {
  if (since === null) return null;
  const commits = await listCommits(root, path, since);
  const before = await readAt(root, since, path);
  return before === null ? null : { commits, blocks: diffBlocks(before, text) };
}

function Changes({
  request: { text, locale },
  since,
  changes,
}: {
  request: WriterRequest;
  since: string | null;
  changes: EnglishChanges | null;
}) {
  if (!changes)
    return <p>{since === null ? text("no-source-commit") : text("unknown-commit")}</p>;
  if (changes.blocks.size === 0) return <p>{text("up-to-date")}</p>;
  return (
    <>
      <p>{text("english-changed", { count: changes.blocks.size })}</p>
      <ul>
        {changes.commits.map(({ hash, author, date, subject }) => (
          <li key={hash}>
            {formatDay(date, locale)}, {author}: {subject} <code>{hash.slice(0, 7)}</code>
          </li>
        ))}
      </ul>
    </>
  );
}

function Side({
  block,
  changed,
  source,
  lang,
  text,
}: {
  block: Block | null;
  changed?: string | undefined;
  source: string;
  lang: string;
  text: WriterRequest["text"];
}) {
  if (!block)
    return <div className="writer-side writer-none">{text("no-counterpart")}</div>;
  const isChanged = changed !== undefined;
  return (
    <div className={`writer-side${isChanged ? " writer-changed" : ""}`} lang={lang}>
      <a className="writer-line" href={`${source}#L${block.line}`}>
        {text("line", { line: block.line })}
      </a>
      {isChanged ? (
        <div className="writer-text" dangerouslySetInnerHTML={{ __html: changed }} />
      ) : (
        <div className="writer-text">{block.text}</div>
      )}
    </div>
  );
}
