import type { LoaderFunctionArgs } from "@remix-run/node";
import { expect, test } from "vitest";
import { createLoadContext } from "../../../tests/support/create-load-context";
import { requirePage } from "./require-page.server";

function createArgs(path: string, isDataRequest = false): LoaderFunctionArgs {
  const context = createLoadContext({
    services: { documents: { suggestPages: () => ({ similar: [], translations: [] }) } },
    isDataRequest,
  });
  const request = new Request(`https://docs.example${path}`);
  return { request, params: { locale: "de" }, context };
}

function catchThrown(run: () => unknown): unknown {
  try {
    run();
  } catch (thrown) {
    return thrown;
  }
  return "nothing was thrown";
}

test("returns the page at its canonical URL", () => {
  const page = { url: "/de/plus/docs/fäq" };
  expect(requirePage(page, createArgs("/de/plus/docs/f%C3%A4q"))).toBe(page);
});

test("redirects another spelling to the canonical URL", () => {
  const thrown = catchThrown(() =>
    requirePage({ url: "/de/about" }, createArgs("/de/About")),
  );
  expect(thrown).toMatchObject({ status: 301 });
  expect((thrown as Response).headers.get("Location")).toBe("/de/about");
});

test("returns data without redirecting a data request", () => {
  const page = { url: "/de/about" };
  expect(requirePage(page, createArgs("/de/About", true))).toBe(page);
});

test("throws a 404 in the reader's language for a missing page", () => {
  expect(catchThrown(() => requirePage(null, createArgs("/de/blog/x/")))).toMatchObject({
    init: { status: 404 },
    data: { title: "Seite nicht gefunden", similar: [] },
  });
});
