import { expect, test } from "vitest";
import { readForm } from "./read-form";

test("reads the fields asked for, with one character at the end of a line", () => {
  const form = new FormData();
  form.set("name", "a");
  form.set("notes", "1\r\n2");
  form.set("other", "x");
  expect(readForm(form, ["name", "notes", "missing"])).toEqual({
    name: "a",
    notes: "1\n2",
    missing: "",
  });
});

test("has no text for a file", () => {
  const form = new FormData();
  form.set("name", new Blob(["x"]), "x.txt");
  expect(readForm(form, ["name"])).toEqual({ name: "" });
});
