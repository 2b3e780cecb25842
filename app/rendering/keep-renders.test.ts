import { expect, test, vi } from "vitest";
import { withHtml } from "~/ui/html-block/html-block";
import type { HtmlPiece } from "~/ui/static-html/defer-html.server";
import { cutHoles, fillHoles, HOLES, renderOnce } from "./keep-renders.server";

const OWN = {
  avatarUrl: "/a.png?a&b",
  data: '["<"]',
  email: '"a"@b.example',
  formOwner: "owner",
  incident: "i-1",
};

const NO_SCRIPTS = { scriptSources: Promise.resolve([]) };

const plain = (html: string): HtmlPiece => ({ html, isShared: false });
const shared = (html: string): HtmlPiece => ({ html, isShared: true });

function join(pieces: readonly HtmlPiece[]): string {
  return pieces.map(({ html }) => html).join("");
}

/** Loader data with HTML, as of a document. */
function createData(article: string, bar = "<p>bar") {
  const html = { articleHtml: article, barHtml: bar };
  return { page: withHtml({ title: "Page" }, html, { isDataRequest: false }) };
}

test("puts a request's own texts into the holes of any page, escaped, data as it is", () => {
  const html = `<html data-incident="${HOLES.incident}"><b>${HOLES.email}</b><script>${HOLES.data}</script><img src="${HOLES.avatarUrl}">${HOLES.email}`;
  const made = cutHoles({ ...NO_SCRIPTS, pieces: [plain(html)], links: "</a.css>" }, {});
  expect(made.links).toBe("</a.css>");
  expect(join(fillHoles(made, {}, OWN))).toBe(
    '<html data-incident="i-1"><b>&quot;a&quot;@b.example</b><script>["<"]</script><img src="/a.png?a&amp;b">&quot;a&quot;@b.example',
  );
});

test("renders once, and takes long HTML from the data of each request", () => {
  const manifest = {};
  const render = vi.fn((data: ReturnType<typeof createData>) => ({
    ...NO_SCRIPTS,
    links: null,
    pieces: [plain(`<h1>${data.page.barHtml}`), shared(data.page.articleHtml ?? "")],
  }));
  const read = (data: ReturnType<typeof createData>, key = "key") => {
    const made = renderOnce(manifest, { key, loaderData: data }, () => render(data));
    return join(fillHoles(made, data, OWN));
  };
  expect(read(createData("<p>first"))).toBe("<h1><p>bar<p>first");
  expect(read(createData("<p>second"))).toBe("<h1><p>bar<p>second");
  expect(render).toHaveBeenCalledTimes(1);
  expect(read(createData("<p>second", "<p>other"))).toBe("<h1><p>other<p>second");
  expect(render).toHaveBeenCalledTimes(2);
  expect(read(createData("<p>third"), "other key")).toBe("<h1><p>bar<p>third");
  expect(render).toHaveBeenCalledTimes(3);
});

test("keeps HTML that no request's data has, such as a menu, as one piece", () => {
  const made = cutHoles(
    { ...NO_SCRIPTS, pieces: [shared("<nav>")], links: null },
    createData("<p>"),
  );
  expect(fillHoles(made, createData("<p>"), OWN)).toEqual([shared("<nav>")]);
});
