import { expect, test } from "vitest";
import { toQuery } from "./to-query";

test("keeps slashes and colons, and escapes what would end a value", () => {
  expect(
    toQuery({ page: "https://docs.example/de/docs/Größe", sample: "a&b=c d#e%2F" }),
  ).toBe("page=https://docs.example/de/docs/Gr%C3%B6%C3%9Fe&sample=a%26b%3Dc+d%23e%252F");
});

test("is read as it was given", () => {
  const fields = { page: "/en-US/docs/Web/CSS/:hover", title: "<x> + / : %3A ?" };
  expect(Object.fromEntries(new URLSearchParams(toQuery(fields)))).toEqual(fields);
});
