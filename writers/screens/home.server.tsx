import { toHref } from "~/domain/documents/slug";
import { DEFAULT_LOCALE } from "~/domain/locales/locale";
import type { ScreenAnswer, WriterRequest } from "../writer-request.server";
import { listFlawedFiles } from "./flaw-query.server";
import { Field, toTool } from "./parts.server";

const SHOWN = 12;

/** The writers' home: the tools, what changed last, and the most read pages with flaws. */
export function showHome(request: WriterRequest): ScreenAnswer {
  const { text, locale, lists } = request;
  const written = lists.listWritten(locale);
  const latest = written
    .filter(({ modified }) => modified !== null)
    .toSorted((a, b) => ((a.modified ?? "") < (b.modified ?? "") ? 1 : -1))
    .slice(0, SHOWN);
  const files = listFlawedFiles(lists, locale);
  const flaws = files.reduce((sum, file) => sum + file.flaws, 0);
  const flawed = files
    .filter(({ page }) => page !== null)
    .toSorted((a, b) => (a.rank ?? Infinity) - (b.rank ?? Infinity) || 0)
    .slice(0, SHOWN);
  const isEnglish = locale === DEFAULT_LOCALE;
  return {
    title: text("home"),
    content: (
      <>
        <ul className="writer-cards">
          <li>
            <h2>
              <a href={`/${locale}/_flaws`}>{text("flaws")}</a>
            </h2>
            <p>{text("flaw-count", { count: flaws })}</p>
          </li>
          <li>
            <h2>
              <a href={`/${locale}/_translations${isEnglish ? "" : "/dashboard"}`}>
                {text("translations")}
              </a>
            </h2>
            <p>{text("documents", { count: written.length })}</p>
          </li>
          <li>
            <h2>
              <a href={`/${locale}/_sitemap`}>{text("sitemap")}</a>
            </h2>
            <p>{text("documents", { count: lists.listLocale(locale).length })}</p>
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
        <section hidden data-writer-recent="">
          <h2>{text("recent")}</h2>
          <ul className="writer-tree" />
        </section>
        <div className="writer-columns">
          {latest.length > 0 && (
            <section>
              <h2>{text("latest")}</h2>
              <ul className="writer-tree">
                {latest.map((page) => (
                  <li key={page.url}>
                    <a href={toHref(page.url)}>{page.title}</a>{" "}
                    <a href={toTool("history", page)}>
                      <small>{text("history")}</small>
                    </a>
                  </li>
                ))}
              </ul>
            </section>
          )}
          <section>
            <h2>{text("flawed-most-read")}</h2>
            <ul className="writer-tree">
              {flawed.map(({ file, page, flaws: own }) => (
                <li key={file}>
                  <a href={`${toHref(page?.url ?? "")}#_flaws`}>{page?.title}</a>{" "}
                  <small>{text("flaw-count", { count: own })}</small>
                </li>
              ))}
            </ul>
          </section>
        </div>
      </>
    ),
  };
}
