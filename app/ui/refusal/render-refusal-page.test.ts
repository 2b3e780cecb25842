import { expect, test } from "vitest";
import { renderRefusalPage } from "./render-refusal-page.server";

test("says in the reader's language how long to wait", () => {
  const page = renderRefusalPage({ locale: "de", seconds: 1, form: null });
  expect(page).toContain('<html lang="de">');
  expect(page).toContain("<h1>Zu viele Anfragen</h1>");
  expect(page).toContain("in 1 Sekunde");
  expect(page).toContain('href="/de/"');
});

test("counts in the language's way", () => {
  expect(renderRefusalPage({ locale: "ru", seconds: 22, form: null })).toContain(
    "22 секунды",
  );
  expect(renderRefusalPage({ locale: "en-US", seconds: 40, form: null })).toContain(
    "40 seconds",
  );
});

test("says what to do with a text that is too long", () => {
  const page = renderRefusalPage({ locale: "en-US", seconds: null, form: null });
  expect(page).toContain("<h1>Too long to be sent</h1>");
  expect(page).toContain("Go back");
});

test("keeps a form that was sent, to be sent again from there", () => {
  const form = {
    address: '/en-US/feedback?a="b"',
    fields: [["text", 'He said: "<b>"\nand left']] as [string, string][],
  };
  const page = renderRefusalPage({ locale: "en-US", seconds: 7, form });
  expect(page).toContain('<form method="post" action="/en-US/feedback?a=&quot;b&quot;">');
  expect(page).toContain('name="text" value="He said: &quot;&lt;b&gt;&quot;\nand left">');
  expect(page).toContain("<button>Send again</button>");
});

test("has nothing to send where nothing was typed", () => {
  const page = renderRefusalPage({ locale: "en-US", seconds: 7, form: null });
  expect(page).not.toContain("<form");
});
