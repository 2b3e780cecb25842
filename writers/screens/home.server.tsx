import { toHref } from "~/domain/documents/slug";
import { DEFAULT_LOCALE } from "~/domain/locales/locale";
import type { ScreenAnswer, WriterRequest } from "../writer-request.server";
import { listFlawedFiles } from "./flaw-query.server";
import { Field, toTool } from "./parts.server";

const SHOWN = 12;

type WrittenPages = ReturnType<WriterRequest["lists"]["listWritten"]>;
type FlawedFiles = ReturnType<typeof listFlawedFiles>;
type Text = Pick<WriterRequest, "text">;

/** The writers' home: the tools, what changed last, and the most read pages with flaws. */
export function showHome(request: WriterRequest): ScreenAnswer {
  const { text, locale, lists } = request;
  const written = lists.listWritten(locale);
  const files = listFlawedFiles(lists, locale);
  const counts = {
    flaws: files.reduce((sum, file) => sum + file.flaws, 0),
    written: written.length,
    all: lists.listLocale(locale).length,
  };
  return {
    title: text("home"),
    content: (
      <>
        <Tools text={text} locale={locale} counts={counts} />
        <section hidden data-writer-recent="">
          <h2>{text("recent")}</h2>
          <ul className="writer-tree" />
        </section>
        <div className="writer-columns">
          <Latest text={text} pages={pickLatest(written)} />
          <MostRead text={text} files={pickMostRead(files)} />
        </div>
      </>
    ),
  };
}

function pickLatest(written: WrittenPages): WrittenPages {
  return written
    .filter(({ modified }) => modified !== null)
    .toSorted((a, b) => ((a.modified ?? "") < (b.modified ?? "") ? 1 : -1))
    .slice(0, SHOWN);
}

function pickMostRead(files: FlawedFiles): FlawedFiles {
  return files
    .filter(({ page }) => page !== null)
    .toSorted((a, b) => (a.rank ?? Infinity) - (b.rank ?? Infinity) || 0)
    .slice(0, SHOWN);
}

interface ToolsProps extends Pick<WriterRequest, "text" | "locale"> {
  /** Flaws, pages written in the locale, and all with those that stand in for them. */
  counts: { flaws: number; written: number; all: number };
}

function Tools({ text, locale, counts }: ToolsProps) {
  const isEnglish = locale === DEFAULT_LOCALE;
  return (
    <ul className="writer-cards">
      <li>
        <h2>
          <a href={`/${locale}/_flaws`}>{text("flaws")}</a>
        </h2>
        <p>{text("flaw-count", { count: counts.flaws })}</p>
      </li>
      <li>
        <h2>
          <a href={`/${locale}/_translations${isEnglish ? "" : "/dashboard"}`}>
            {text("translations")}
          </a>
        </h2>
        <p>{text("documents", { count: counts.written })}</p>
      </li>
      <li>
        <h2>
          <a href={`/${locale}/_sitemap`}>{text("sitemap")}</a>
        </h2>
        <p>{text("documents", { count: counts.all })}</p>
      </li>
      <li>
        <h2>
          <a href={`/${locale}/_homepage`}>{text("public-home")}</a>
        </h2>
      </li>
      <li>
        <h2 id="missing">{text("missing-page")}</h2>
        <form action={`/${locale}/_missing`} aria-labelledby="missing">
          <Field label={text("field-slug")} name="path" value="" hint="Web/CSS/gap" />
          <button>{text("show")}</button>
        </form>
      </li>
    </ul>
  );
}

function Latest({ text, pages }: Text & { pages: WrittenPages }) {
  if (pages.length === 0) return null;
  return (
    <section>
      <h2>{text("latest")}</h2>
      <ul className="writer-tree">
        {pages.map((page) => (
          <li key={page.url}>
            <a href={toHref(page.url)}>{page.title}</a>{" "}
            <a href={toTool("history", page)}>
              <small>{text("history")}</small>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function MostRead({ text, files }: Text & { files: FlawedFiles }) {
  return (
    <section>
      <h2>{text("flawed-most-read")}</h2>
      <ul className="writer-tree">
        {files.map(({ file, page, flaws }) => (
          <li key={file}>
            <a href={`${toHref(page?.url ?? "")}#_flaws`}>{page?.title}</a>{" "}
            <small>{text("flaw-count", { count: flaws })}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}
