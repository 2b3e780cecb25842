import { expect, test } from "vitest";
import { renderRefusalPage } from "./render-refusal-page.server";

test("names the waiting time in the reader's language", () => {
  const page = renderRefusalPage({ locale: "de", seconds: 1, form: null });
  expect(page).toContain('<html lang="de">');
  expect(page).toContain("<h1>Zu viele Anfragen</h1>");
  expect(page).toContain("in 1 Sekunde");
  expect(page).toContain('href="/de/"');
});

test("uses the plural forms of the language", () => {
  expect(renderRefusalPage({ locale: "ru", seconds: 22, form: null })).toContain(
    "22 секунды",
  );
  expect(renderRefusalPage({ locale: "en-US", seconds: 40, form: null })).toContain(
    "40 seconds",
  );
});

test("explains that a text is too long", () => {
  const page = renderRefusalPage({ locale: "en-US", seconds: null, form: null });
  expect(page).toContain("<h1>Too long to be sent</h1>");
  expect(page).toContain("Go back");
});

test("leads home from an address that no page can have", () => {
  const refused = { locale: "de", seconds: null, form: null } as const;
  const page = renderRefusalPage({ ...refused, isBadAddress: true });
  expect(page).toContain("<h1>Seite nicht gefunden</h1>");
  expect(page).not.toMatch(/<p><\/p>|<form/);
  expect(page).toContain('<a href="/de/">Zurück zur Startseite</a>');
});

test("keeps a submitted form, to be sent again", () => {
  const form = {
    address: '/en-US/feedback?a="b"',
    fields: [["text", 'He said: "<b>"\nand left']] as [string, string][],
  };
  const page = renderRefusalPage({ locale: "en-US", seconds: 7, form });
  expect(page).toContain('<form method="post" action="/en-US/feedback?a=&quot;b&quot;">');
  expect(page).toContain('name="text" value="He said: &quot;&lt;b&gt;&quot;\nand left">');
  expect(page).toContain("<button>Send again</button>");
});

test("has no form when there were no values", () => {
  const page = renderRefusalPage({ locale: "en-US", seconds: 7, form: null });
  expect(page).not.toContain("<form");
});

test("shows the texts of a form of another site, and sends nothing", () => {
  const fields: [string, string][] = [
    ["owner", "hash-of-1"],
    ["notes", "\nline <b>"],
    ["empty", ""],
  ];
  const form = { address: "", fields };
  const page = renderRefusalPage({ locale: "ru", seconds: null, isForeign: true, form });
  expect(page).toContain("<h1>Отправлено с другого сайта</h1>");
  expect(page).toContain('aria-label="notes">\n\nline &lt;b&gt;</textarea>');
  expect(page.match(/<textarea/g)).toHaveLength(1);
  expect(page).not.toMatch(/<form|<button|hash-of-1/);
});
