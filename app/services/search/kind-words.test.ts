import { expect, test } from "vitest";
import { foldText } from "~/domain/search/fold-text";
import type { Locale } from "~/domain/locales/locale";
import { writeKinds } from "./kind-words";

test.each<[Locale, string, string]>([
  ["de", "array methoden", "array methods"],
  ["de", "methoden von array", "methods array"],
  ["de", "eigenschaft float", "properties float"],
  ["de", "css eigenschaften", "css properties"],
  ["es", "función abs", "function abs"],
  ["fr", "propriétés de element", "properties element"],
  ["ja", "float プロパティ", "float properties"],
  ["ja", "arrayのメソッド", "array methods"],
  ["ja", "イベント window", "events window"],
  ["ko", "float속성", "float properties"],
  ["pt-BR", "funções do array", "functions array"],
  ["ru", "событие load", "events load"],
  ["zh-CN", "array 的 方法", "array methods"],
  ["zh-TW", "float屬性", "float properties"],
])("writes kinds of %s in English: %s", (locale, text, written) => {
  expect(writeKinds(foldText(text), [locale])).toBe(written);
});

test.each<[Locale, string]>([
  ["en-US", "array methoden"],
  ["de", "array methods"],
  ["de", "eigenschaft"],
  ["de", "schnittstellendesign array"],
  ["ja", "属性"],
  ["ja", "グリッド レイアウト"],
])("leaves other queries in %s as they are: %s", (locale, text) => {
  expect(writeKinds(foldText(text), [locale])).toBe(foldText(text));
});
