import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { getInterfaceText } from "~/l10n/interface-texts.server";
import { LocaleProvider } from "~/l10n/locale-context";
import { ArticleFooter, toReportUrl } from "./article-footer";

const SOURCE = {
  folder: "de/web",
  filename: "index.md",
  github_url: "https://github.com/o/r/blob/main/index.md",
  last_commit_url: null,
};

function renderFooter(
  modified: string | null,
  source = { ...SOURCE, github_url: SOURCE.github_url as string | null },
  contributorsUrl: string | null = null,
  guideUrl?: string,
) {
  return renderToStaticMarkup(
    <LocaleProvider locale="de" text={getInterfaceText("de")}>
      <ArticleFooter
        address="https://docs.example/de/docs/Web"
        modified={modified}
        source={source}
        guideUrl={guideUrl}
        contributorsUrl={contributorsUrl}
        markdownUrl="/de/docs/Web.md"
      />
    </LocaleProvider>,
  );
}

test("formats the date in the page's language, independent of the time zone", () => {
  const html = renderFooter("2026-03-04T23:30:00.000Z");
  expect(html).toContain('dateTime="2026-03-04T23:30:00.000Z"');
  expect(html).toContain("Diese Seite wurde zuletzt am 4. März 2026 geändert.");
});

test("omits an unknown date", () => {
  expect(renderFooter(null)).not.toMatch(/<p>|<time|geändert/);
});

test("links the page as Markdown, also when nothing else is known", () => {
  const html = renderFooter(null, { ...SOURCE, github_url: null });
  expect(html).toContain('<a href="/de/docs/Web.md" type="text/markdown"');
  expect(html.match(/<a /g)).toHaveLength(1);
});

test("links source and report, and neither for a page without a public source", () => {
  expect(renderFooter(null)).toContain(
    'href="https://github.com/o/r/blob/main/index.md?plain=1"',
  );
  expect(renderFooter(null)).toContain("https://github.com/o/r/issues/new?");
  const dated = renderFooter("2026-03-04", { ...SOURCE, github_url: null });
  expect(dated).not.toContain("github.com");
});

test("links the page's authors where they are known", () => {
  const url = "/de/docs/Web/contributors.txt";
  expect(renderFooter(null, SOURCE, url)).toContain(`<a href="${url}">`);
});

test.each([
  ["/de/docs/MDN/Community/Getting_started", ""],
  ["/en-US/docs/MDN/Community/Getting_started", ' hrefLang="en-US"'],
])("links the guide for contributors at %s", (url, lang) => {
  expect(renderFooter(null, SOURCE, null, url)).toContain(`<a href="${url}"${lang}>`);
});

const REPORTED = {
  folder: "en-us/web/html",
  filename: "index.md",
  github_url: "https://github.com/owner/content/blob/main/files/en-us/web/html/index.md",
  last_commit_url: null,
};

test("leads to the repository's issue form with the page's data", () => {
  const url = new URL(
    toReportUrl({
      address: "https://docs.example/en-US/docs/Web/HTML",
      modified: null,
      source: REPORTED,
    }) ?? "",
  );
  expect(url.origin + url.pathname).toBe("https://github.com/owner/content/issues/new");
  expect(url.searchParams.get("mdn-url")).toBe(
    "https://docs.example/en-US/docs/Web/HTML",
  );
  expect(url.searchParams.get("metadata")).toContain("* Folder: `en-us/web/html`");
  expect(url.searchParams.get("metadata")).not.toContain("Last");
});

test("includes commit and date when known", () => {
  const url = toReportUrl({
    address: "https://docs.example/x",
    modified: "2026-01-02T00:00:00.000Z",
    source: {
      ...REPORTED,
      last_commit_url: "https://github.com/owner/content/commit/abc",
    },
  });
  const metadata = new URL(url ?? "").searchParams.get("metadata");
  expect(metadata).toContain("commit/abc");
  expect(metadata).toContain("2026-01-02");
});

test("returns null when the source has no web URL", () => {
  const source = { ...REPORTED, github_url: null };
  expect(
    toReportUrl({ address: "https://docs.example/x", modified: null, source }),
  ).toBeNull();
});
