import { expect, test } from "vitest";
import { feature, openArea, readSections, readText } from "../parts/test-area";
import { webdriver } from "./index";

const MODULES = "Web/WebDriver/Reference/BiDi/Modules";
const CLASSIC = "Web/WebDriver/Reference/Classic/Commands";
const area = openArea(webdriver, {
  compat: {
    webdriver: {
      bidi: {
        browser: feature(`${MODULES}/browser`, {
          close: feature(
            `${MODULES}/browser/close`,
            {
              force_parameter: feature(
                null,
                {},
                { description: "<code>force</code> parameter" },
              ),
              result: feature(null),
            },
            { description: "<code>browser.close</code> command" },
          ),
          gone_event: feature(
            `${MODULES}/browser/gone`,
            {},
            { description: "<code>browser.gone</code> event" },
          ),
        }),
      },
      classic: { AddCookie: feature(`${CLASSIC}/AddCookie`) },
    },
  },
});

test.each([
  ["Modules/browser", "`browser` module", "listing-page"],
  ["browser/close", "`browser.close` command", "webdriver-command"],
  ["browser/gone", "`browser.gone` event", "webdriver-event"],
  ["AddCookie", "Add Cookie", "webdriver-command"],
])("the page %s has the title %s and is a %s", (slug, title, pageType) => {
  expect(area.find(slug)).toMatchObject({
    title,
    pageType,
    sidebar: [{ name: "webdriver" }],
  });
});

test("parts the commands of a module from its events", () => {
  const sections = readSections(area.render("Modules/browser"));
  expect(sections.Commands).toContain("browser/close");
  expect(sections.Events).toContain("browser/gone");
  expect(sections.Events).not.toContain("browser/close");
});

test("names the module of a command and its parameters", () => {
  const html = area.render("browser/close");
  expect(readText(html)).toMatch(
    /^browser\.close is a command of the browser module of WebDriver BiDi\./,
  );
  expect(readSections(html).Parameters).toContain("<code>force</code>");
  expect(readSections(html).Data).toContain("result");
  expect(readText(area.render("browser/gone"))).toMatch(/^browser\.gone is an event of/);
  expect(readText(area.render("AddCookie"))).toMatch(
    /^Add Cookie is a command of WebDriver Classic\./,
  );
});
