import { expect, test } from "vitest";
import { createLoadContext } from "../../../tests/support/create-load-context";
import { loader } from "./route";

function load(path: string, locale: string) {
  const context = createLoadContext({
    services: {
      documents: {
        suggestPages: (url) => ({ translations: [], similar: [{ title: "", url }] }),
      },
    },
  });
  const request = new Request(`https://docs.example${path}`);
  return () => loader({ request, params: { locale }, context });
}

test("loads nothing for a locale", () => {
  expect(load("/de/docs/Web", "de")()).toBeNull();
});

test("throws a 404 with suggestions for an unknown locale", () => {
  expect(load("/en-GB/docs/Web/%C3%84", "en-GB")).toThrow(
    expect.objectContaining({
      data: {
        title: "Page not found",
        translations: [],
        similar: [{ title: "", url: "/en-GB/docs/Web/Ä" }],
      },
      init: { status: 404, statusText: "Not Found" },
    }),
  );
});
