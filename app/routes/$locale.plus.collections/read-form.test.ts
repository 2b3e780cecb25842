import { expect, test } from "vitest";
import { readForm } from "./read-form";

function post(body: BodyInit, headers: HeadersInit = {}) {
  return new Request("https://docs.example/", { method: "POST", body, headers });
}

test("reads the fields asked for, with one character at the end of a line", async () => {
  const body = new URLSearchParams({ name: "a", notes: "1\r\n2", other: "x" });
  expect(await readForm(post(body), ["name", "notes", "missing"])).toEqual({
    name: "a",
    notes: "1\n2",
    missing: "",
  });
});

test("has no fields for a file, or for what is no form", async () => {
  const form = new FormData();
  form.set("name", new Blob(["x"]), "x.txt");
  expect(await readForm(post(form), ["name"])).toEqual({ name: "" });
  const json = post("{}", { "Content-Type": "application/json" });
  expect(await readForm(json, ["name"])).toEqual({ name: "" });
});
