import { expect, test } from "vitest";
import { renderRefusalPage } from "./render-refusal-page.server";

test("says in the reader's language how long to wait", () => {
  const page = renderRefusalPage({ locale: "de", seconds: 1 });
  expect(page).toContain('<html lang="de">');
  expect(page).toContain("<h1>Zu viele Anfragen</h1>");
  expect(page).toContain("in 1 Sekunde");
  expect(page).toContain('href="/de/"');
});

test("counts in the language's way", () => {
  expect(renderRefusalPage({ locale: "ru", seconds: 22 })).toContain("22 секунды");
  expect(renderRefusalPage({ locale: "en-US", seconds: 40 })).toContain("40 seconds");
});
