import { diffBlocks, diffHtml } from "../compare/word-diff.server";
import { isHash, listCommits, readAt, type PageCommit } from "../sources/git.server";
import { readSource } from "../sources/source-files.server";
import type { ScreenAnswer, WriterRequest } from "../writer-request.server";
import {
  findSourcePage,
  PageLinks,
  showMissing,
  type SourcePage,
} from "./find-page.server";
import { formatDay, ScrolledText } from "./parts.server";

/** Name of the version on disk, which may not be committed. */
const WORKING = "working";

/** Shows who changed a page and when, and how any two versions differ as rendered. */
export async function showHistory(request: WriterRequest): Promise<ScreenAnswer> {
  const found = findSourcePage(request);
  if (!found) return showMissing(request);
  const { text, query } = request;
  const commits = await listCommits(found.root, found.path);
  const from = query.get("from") ?? "";
  const to = query.get("to") ?? "";
  const difference =
    from === "" || to === ""
      ? null
      : await compare(request, found, { from, to, commits });
  const compared = difference === "unknown" ? { from: "", to: "" } : { from, to };
  return {
    title: text("title-of", { screen: text("history"), page: found.page.title }),
    status: difference === "unknown" ? 400 : 200,
    content: (
      <>
        <PageLinks request={request} page={found.page} />
        {commits.length === 0 ? (
          <p>{text("no-history")}</p>
        ) : (
          <Commits request={request} commits={commits} {...compared} />
        )}
        {difference === "unknown" && <p role="alert">{text("unknown-commit")}</p>}
        {difference !== null && difference !== "unknown" && (
          <Difference request={request} difference={difference} />
        )}
      </>
    ),
  };
}

interface Versions {
  from: string;
  to: string;
  commits: readonly PageCommit[];
}

function Commits({
  request: { text, locale },
  commits,
  from,
  to,
}: Versions & { request: WriterRequest }) {
  const [latest] = commits;
  const listed: Version[] = [
    { hash: WORKING, label: text("working-copy") },
    ...commits.map(({ hash, author, date, subject }) => ({
      hash,
      label: `${formatDay(date, locale)}, ${author}: ${subject}`,
    })),
  ];
  const chosen = {
    from: toFullHash(listed, from || (latest?.hash ?? "")),
    to: toFullHash(listed, to || WORKING),
  };
  // A commit that did not change the file has no row of its own.
  const others = new Set([chosen.from, chosen.to]);
  for (const { hash } of listed) others.delete(hash);
  const versions = [...listed, ...Array.from(others, (hash) => ({ hash, label: "" }))];
  return (
    <form method="get" className="writer-history">
      <fieldset>
        <legend>{text("versions")}</legend>
        <ol>
          {versions.map(({ hash, label }) => (
            <li key={hash}>
              {(["from", "to"] as const).map((name) => (
                <label key={name}>
                  <input
                    type="radio"
                    name={name}
                    value={hash}
                    defaultChecked={chosen[name] === hash}
                  />
                  <span className={name === "from" ? "writer-from" : "writer-to"}>
                    {text(`version-${name}`)}
                  </span>
                </label>
              ))}
              <span>{label}</span>
              {hash !== WORKING && <code>{hash.slice(0, 7)}</code>}
            </li>
          ))}
        </ol>
      </fieldset>
      <button className="button">{text("show-difference")}</button>
    </form>
  );
}

interface Version {
  hash: string;
  label: string;
}

/** Finds the listed version of an address, which may abbreviate its hash; returns others as they are. */
function toFullHash(listed: readonly Version[], asked: string): string {
  const found = listed.find(
    ({ hash }) => hash === asked || (isHash(asked) && hash.startsWith(asked)),
  );
  return found?.hash ?? asked;
}

interface PageDifference {
  html: string;
  /** Changed blocks of the source as HTML, by line. */
  blocks: Map<number, string>;
}

async function compare(
  { tools }: WriterRequest,
  { path, file, root }: SourcePage,
  { from, to, commits }: Versions,
): Promise<PageDifference | "unknown"> {
  const read = (version: string): Promise<string | null> => {
    if (version === WORKING) return Promise.resolve(readSource(file).text);
    if (!isHash(version)) return Promise.resolve(null);
    const commit = commits.find(({ hash }) => hash.startsWith(version));
    return readAt(root, version, commit?.path ?? path);
  };
  const [before, after] = await Promise.all([read(from), read(to)]);
  if (before === null || after === null) return "unknown";
  const render = async (text: string): Promise<string> => {
    const draft = await tools.renderDraft({ path, text });
    return draft ? tools.renderArticle(draft.document) : "";
  };
  const html = diffHtml(await render(before), await render(after));
  return { html, blocks: diffBlocks(before, after) };
}

function Difference({
  request: { text },
  difference: { html, blocks },
}: {
  request: WriterRequest;
  difference: PageDifference;
}) {
  return (
    <>
      <h2>{text("rendered-difference")}</h2>
      {/* The compiler sanitised both versions; the rest are ins and del. */}
      <div className="prose writer-rendered" dangerouslySetInnerHTML={{ __html: html }} />
      <h2>{text("source-difference")}</h2>
      {blocks.size === 0 && <p>{text("no-difference")}</p>}
      {[...blocks].map(([line, block]) => (
        <ScrolledText
          key={line}
          className="writer-block"
          label={text("line", { line })}
          dangerouslySetInnerHTML={{ __html: block }}
        />
      ))}
    </>
  );
}
