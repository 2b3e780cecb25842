import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { FluentResource } from "@fluent/bundle";
import { DEFAULT_LOCALE, LOCALES } from "~/domain/locale";
import { createText } from "./create-text";
import { getInterfaceText, readSource } from "./interface-texts.server";

const APP = fileURLToPath(new URL("..", import.meta.url));
const CODE = readCode();
const TEMPLATES = listTemplates();

test.each(LOCALES)("has the ids of en-US and no double ones for %s", (locale) => {
  expect(listIds(readSource(locale))).toEqual(listIds(readSource(DEFAULT_LOCALE)));
  expect(new Set(listIds(readSource(locale))).size).toBe(
    listIds(readSource(locale)).length,
  );
});

test.each(LOCALES)("names the same arguments in every text of %s", (locale) => {
  expect(listArguments(readSource(locale))).toEqual(
    listArguments(readSource(DEFAULT_LOCALE)),
  );
});

test("has a text for every id in the code", () => {
  const ids = new Set(listIds(readSource(DEFAULT_LOCALE)));
  const used = [...CODE.matchAll(/\btext\(\s*"([a-z0-9-]+)"/g)].map(([, id]) => id ?? "");
  expect(used.length).toBeGreaterThan(20);
  expect(used.filter((id) => !ids.has(id))).toEqual([]);
});

test("has no text that the code never names", () => {
  const unused = listIds(readSource(DEFAULT_LOCALE)).filter((id) => !isNamed(id));
  expect(unused).toEqual([]);
});

test("formats arguments without isolation marks", () => {
  expect(getInterfaceText("de")("not-found-message", { path: "/de/x" })).toBe(
    "Die Seite /de/x konnte leider nicht gefunden werden.",
  );
});

test("throws for an unknown id", () => {
  expect(() => createText("en-US", "a = A")("b")).toThrow("Unknown interface text: b");
});

/** Named whole, by a template, or as its stem before "-about", as the menu's descriptions are. */
function isNamed(id: string): boolean {
  const isWhole =
    CODE.includes(`"${id}"`) || CODE.includes(`"${id.replace(/-about$/, "")}"`);
  return isWhole || TEMPLATES.some((template) => template.test(id));
}

/** Every text(`a-${x}-b`) in the code as a pattern. */
function listTemplates(): RegExp[] {
  return [...CODE.matchAll(/\btext\(\s*`([^`]+)`/g)].map(
    ([, template = ""]) => new RegExp(`^${template.replace(/\$\{[^}]*\}/g, "[a-z-]+")}$`),
  );
}

function listIds(source: string): string[] {
  return new FluentResource(source).body.map(({ id }) => id).sort();
}

/** Each text with the arguments it names; a language may name one in more plural forms. */
function listArguments(source: string): string[] {
  return new FluentResource(source).body
    .map(({ id, value }) => [id, ...listVariables(value)].join(" "))
    .sort();
}

function listVariables(pattern: unknown): string[] {
  const names = JSON.stringify(pattern).matchAll(/"type":"var","name":"(\w+)"/g);
  return [...new Set([...names].map(([, name = ""]) => name))].sort();
}

function readCode(): string {
  return readdirSync(APP, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => readFileSync(`${APP}/${file}`, "utf8"))
    .join("\n");
}
