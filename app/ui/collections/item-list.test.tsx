import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { LocaleProvider } from "~/l10n/locale-context";
import { getInterfaceText } from "~/l10n/interface-texts.server";
import { formatTrail, ItemRow } from "./item-list";

const PARENTS = [
  { uri: "/en-US/docs/Web", title: "Web" },
  { uri: "/en-US/docs/Web/CSS", title: "CSS" },
  { uri: "/en-US/docs/Web/CSS/CSS", title: "CSS" },
  { uri: "/en-US/docs/Web/CSS/CSS/grid", title: "grid" },
];

test("names a page's ancestors, and equal neighbours once", () => {
  expect(formatTrail(PARENTS, "/en-US/docs/Web/CSS/CSS/grid")).toBe("Web / CSS");
});

test("is empty for a top-level page and for a deleted one", () => {
  expect(formatTrail(PARENTS.slice(0, 1), "/en-US/docs/Web")).toBe("");
  expect(formatTrail([], "/en-US/docs/Web")).toBe("");
});

test("links to a page with a question mark in its address", () => {
  const html = renderToStaticMarkup(
    <LocaleProvider locale="en-US" text={getInterfaceText("en-US")}>
      <ItemRow url="/en-US/docs/Why?" title="Why?" parents={[]} />
    </LocaleProvider>,
  );
  expect(html).toContain('href="/en-US/docs/Why%3F"');
});
