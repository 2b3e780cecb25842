import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { SpotlightPage, type SpotlightPageProps } from "./spotlight-page";

function render(facts: Partial<SpotlightPageProps> = {}): string {
  return renderToStaticMarkup(
    <SpotlightPage
      contributorName="Ann"
      image="/ann.jpg"
      profileImgAlt="Ann"
      username="ann"
      hasCommunity
      quote="Write."
      url="/fr/community/spotlight/ann"
      origin="https://docs.example"
      locale="fr"
      introHtml=""
      restHtml=""
      {...facts}
    />,
  );
}

test("shows the picture, the account and the quotation", () => {
  const html = render();
  expect(html).toContain('src="/ann.jpg"');
  expect(html).toContain('href="https://github.com/ann"');
  expect(html).toContain("<blockquote>Write.</blockquote>");
});

test("leaves out what the profile lacks", () => {
  const html = render({ image: null, username: "", quote: "" });
  expect(html).not.toMatch(/<img|github|<figure/);
  expect(html).toContain("<h1>Ann</h1>");
});
