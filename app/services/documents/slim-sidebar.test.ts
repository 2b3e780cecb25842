import { expect, test } from "vitest";
import { slimSidebar } from "./slim-sidebar";

const badge = (name: string, title: string, label: string) =>
  `<span class="icon icon-${name}" role="img" title="${title}" aria-label="${label}"></span>`;

test("explains each kind of badge once, below the entries", () => {
  const html = slimSidebar(
    `<ol><li><a href="/a">a</a> ${badge("deprecated", "Deprecated. Avoid it.", "Deprecated")}</li>` +
      `<li><a href="/b">b</a> ${badge("deprecated", "Deprecated. Avoid it.", "Deprecated")}` +
      `${badge("nonstandard", "Check support", "Non-standard")}</li></ol>`,
  );
  const deprecated = "<i role=img aria-labelledby=m-dep></i>";
  const other = "<i role=img aria-labelledby=m-non></i>";
  expect(html).toBe(
    `<ol><li><a href="/a">a</a> ${deprecated}</li><li><a href="/b">b</a> ${deprecated}${other}</li></ol>` +
      `<div data-marks><p>${deprecated} <b id="m-dep">Deprecated</b>. Avoid it.</p>` +
      `<p>${other} <b id="m-non">Non-standard</b>: Check support</p></div>`,
  );
});

test("leaves a sidebar without badges alone", () => {
  const html = '<ol><li><a href="/a">a</a></li></ol>';
  expect(slimSidebar(html)).toBe(html);
});

test("writes less than 70 bytes for a link with a badge, beside address and text", () => {
  const count = 100;
  const links = Array.from(
    { length: count },
    () =>
      `<li><a href=""></a> ${badge("experimental", "Experimental.", "Experimental")}</li>`,
  ).join("");
  expect(slimSidebar(`<ol>${links}</ol>`).length / count).toBeLessThan(70);
});
