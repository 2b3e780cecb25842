import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";
import { NO_THEME } from "~/domain/site/site-theme";
import { renderThemes } from "~/domain/site/theme";
import { openSiteTheme } from "./index.server";

const EXAMPLE = fileURLToPath(
  new URL("../../../docs/guides/example-theme", import.meta.url),
);
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "theme-"));
});

afterEach(() => rmSync(folder, { recursive: true }));

/** Opens a theme with these fields and pictures. */
function open(fields: object, pictures: Record<string, string> = {}) {
  writeFileSync(join(folder, "theme.json"), JSON.stringify(fields));
  for (const [name, body] of Object.entries(pictures))
    writeFileSync(join(folder, name), body);
  return openSiteTheme({ SITE_THEME: folder, SITE_NAME: "MDN" });
}

test("reads the example of the guide, its pictures and colours by paths with hashes", () => {
  const { siteName, theme, assets } = openSiteTheme({
    SITE_THEME: EXAMPLE,
    SITE_NAME: "MDN",
  });
  expect(siteName).toBe("Nimbus Docs");
  expect(assets.map(({ path }) => path)).toEqual(
    expect.arrayContaining([theme.logo?.light, theme.logo?.dark, theme.styles]),
  );
  for (const { path } of assets)
    expect(path).toMatch(/^\/theme\/[\w-]{22}\.(?:svg|css)$/);
  const styles = assets.find(({ path }) => path === theme.styles);
  expect(Buffer.from(styles?.body ?? []).toString()).toBe(
    `${renderThemes(
      "--link:#6a2c91;--area-css:#0a5f73;--area-web:#6a2c91",
      "--link:#d9a7f5;--area-css:#6fd3ea;--area-web:#d9a7f5",
    )}\n`,
  );
  expect(styles?.contentType).toBe("text/css; charset=utf-8");
  expect(theme.footer.legal).toEqual([
    { label: { known: "privacy" }, url: "https://example.org/privacy" },
    { label: { "en-US": "Imprint", de: "Impressum" }, url: "/{locale}/about" },
  ]);
});

test("prefers a SITE_NAME that is set to the name in the theme", () => {
  const { siteName } = openSiteTheme({ SITE_THEME: EXAMPLE, SITE_NAME: "Mine" });
  expect(siteName).toBe("Mine");
});

test("has the default links, and statements to advertisers, for the default name alone", () => {
  const { theme } = openSiteTheme({ SITE_NAME: "MDN" });
  expect(theme.footer.legal).toHaveLength(4);
  expect(theme.advertising.figures).toHaveLength(4);
  expect(theme).toMatchObject({ logo: null, styles: null });
  expect(openSiteTheme({ SITE_NAME: "Mine" }).theme).toEqual(NO_THEME);
});

test.each([
  [
    { colors: { link: { light: "#999999", dark: "#ffffff" } } },
    "colors.link.light: #999999 has a contrast of 2.84 with #fff, and 4.5 is needed",
  ],
  [
    { colors: { css: { light: "#000000", dark: "#222222" } } },
    "colors.css.dark: #222222 has a contrast of 1.11 with #16181d, and 4.5 is needed",
  ],
  [{ colors: { css: { light: "red;}", dark: "#ffffff" } } }, "a colour such as #1d63d8"],
  [{ colours: {} }, "colours"],
  [{ menu: { hidden: ["shop"] } }, "menu.hidden: shop is no section"],
  [{ footer: { legal: [{ label: "x", url: "//evil.example" }] } }, "footer.legal.0"],
  [{ footer: { legal: [{ label: "x", url: "javascript:x" }] } }, "footer.legal.0"],
  [{ advertising: { contact: "javascript:x" } }, "advertising.contact: an http or https"],
  [
    { footer: { tagline: { de: "x" } } },
    "footer.tagline: a text is expected, or texts by",
  ],
  [{ name: "Docs\u202e" }, "name: a text without control characters is expected"],
  [{ name: "x".repeat(61) }, "name: at most 60 characters"],
  [{ services: { help: "/help" } }, "services.help: an http or https URL"],
  [{ logo: { light: "../x.svg" } }, "logo.light: the name of an"],
  [{ logo: { light: "none.svg" } }, "none.svg: the file can't be read"],
])("refuses %j with the field and the reason", (fields, reason) => {
  expect(() => open(fields)).toThrow(reason);
});

test("reads a file with a byte order mark", () => {
  writeFileSync(join(folder, "theme.json"), "\uFEFF{}");
  const { siteName } = openSiteTheme({ SITE_THEME: folder, SITE_NAME: "MDN" });
  expect(siteName).toBe("MDN");
});

test.each([
  ["<svg onload='x()'/>", "scripts, styles or links"],
  ["<svg><script>x()</script></svg>", "scripts, styles or links"],
  ["<svg><image href='https://evil.example/x.png'/></svg>", "scripts, styles or links"],
  ["<p>no picture</p>", "it is no svg file"],
])("refuses the picture %j", (body, reason) => {
  expect(() => open({ icon: "icon.svg" }, { "icon.svg": body })).toThrow(reason);
});

test("refuses a picture of another type than its name says", () => {
  expect(() => open({ icon: "icon.png" }, { "icon.png": "<svg/>" })).toThrow(
    "icon.png: it is no png file",
  );
});
