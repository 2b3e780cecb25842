import { expect, test } from "vitest";
import { readForm } from "./read-form";

test("reads the given fields, with LF as line break", () => {
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

test("reads a file as empty text", () => {
  const form = new FormData();
  form.set("name", new Blob(["x"]), "x.txt");
  expect(readForm(form, ["name"])).toEqual({ name: "" });
});
