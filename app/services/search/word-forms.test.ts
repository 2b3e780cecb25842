import { expect, test } from "vitest";
import type { Locale } from "~/domain/locales/locale";
import { listWordForms } from "./word-forms";

test.each<[Locale, string, string[]]>([
  ["de", "funktionen", ["funktion"]],
  ["de", "elemente", ["element", "elementen"]],
  ["de", "hintergrundbild", ["hintergrundbilder", "hintergrundbildern"]],
  ["de", "klasse", ["klassen"]],
  ["de", "ereignis", ["ereignisse", "ereignissen"]],
  ["de", "regeln", ["regel"]],
  ["es", "funciones", ["funcion"]],
  ["es", "selector", ["selectores"]],
  ["es", "voces", ["voz"]],
  ["fr", "niveaux", ["niveau"]],
  ["fr", "global", ["globaux"]],
  ["pt-BR", "funcoes", ["funcao"]],
  ["pt-BR", "imagens", ["imagem"]],
  ["ru", "функции", ["функция", "функцию", "функциями"]],
  ["ru", "элементов", ["элемент", "элементы", "элементами"]],
  ["ru", "метод", ["методом", "методе", "методы"]],
  ["ru", "области", ["область", "областью", "областям"]],
  ["ru", "строк", ["строка", "строки"]],
  ["ru", "свойства", ["свойство", "свойств"]],
])("lists other forms of a noun in %s: %s", (locale, word, forms) => {
  expect(listWordForms(word, [locale])).toEqual(expect.arrayContaining(forms));
  // Both ways, because readers type either.
  for (const form of forms) expect(listWordForms(form, [locale])).toContain(word);
});

test("knows the forms of the languages that are searched, and English ones in each", () => {
  expect(listWordForms("funktionen", ["en-US"])).toEqual(["funktionens"]);
  expect(listWordForms("functions", ["de"])).toEqual(["function"]);
  expect(listWordForms("functions", ["ja"])).toEqual(["function"]);
  expect(listWordForms("selector", ["de", "es"])).toEqual([
    "selectors",
    "selectoren",
    "selectores",
  ]);
});

test.each([
  ["colour", "color"],
  ["colours", "color"],
  ["behaviour", "behavior"],
  ["centre", "center"],
  ["centred", "centered"],
  ["greyscale", "grayscale"],
  ["dialogue", "dialog"],
  ["cancelled", "canceled"],
  ["labelling", "labeling"],
  ["analyser", "analyzer"],
  ["serialise", "serialize"],
  ["initialising", "initializing"],
  ["customisation", "customization"],
])("finds the American spelling of %s", (british, american) => {
  expect(listWordForms(british, ["en-US"])).toContain(american);
});

test.each(["center", "noise", "raise", "cancel", "contour", "source"])(
  "knows no other spelling of %s",
  (word) => {
    expect(listWordForms(word, ["en-US"])).toEqual([`${word}s`]);
  },
);

test("leaves very short words as they are", () => {
  expect(listWordForms("на", ["ru"])).toEqual([]);
  expect(listWordForms("je", ["de"])).toEqual([]);
});
