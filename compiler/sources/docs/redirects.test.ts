import { describe, expect, test } from "vitest";
import { endAtPages, parseRedirects } from "./redirects";

describe("parseRedirects", () => {
  test("reads pairs and passes over comments, blank lines and a byte order mark", () => {
    const text =
      "# FROM\tTO\n\n\uFEFF/de/docs/A\t/de/docs/B\n/de/docs/C\thttps://example.com/\r\n";
    expect(parseRedirects(text)).toEqual({
      redirects: [
        { from: "/de/docs/A", to: "/de/docs/B" },
        { from: "/de/docs/C", to: "https://example.com/" },
      ],
      chains: new Map(),
      flaws: [],
    });
  });

  test("shortens chains and carries the fragment along", () => {
    const { redirects } = parseRedirects(
      "/de/docs/A\t/de/docs/B#x\n/de/docs/b\t/de/docs/C\n",
    );
    expect(redirects[0]).toEqual({ from: "/de/docs/A", to: "/de/docs/C#x" });
  });

  test("ends a chain at a page, although a forgotten redirect leads on from there", () => {
    const parsed = parseRedirects(
      "/de/docs/A\t/de/docs/B#x\n/de/docs/b\t/de/docs/C\n/de/docs/D\t/de/docs/E\n",
    );
    expect(endAtPages(parsed, (path) => path === "/de/docs/B")).toEqual([
      { from: "/de/docs/A", to: "/de/docs/B#x" },
      { from: "/de/docs/b", to: "/de/docs/C" },
      { from: "/de/docs/D", to: "/de/docs/E" },
    ]);
  });

  test.each([
    ["a line without a tab", "/de/docs/A /de/docs/B", "expected FROM<TAB>TO"],
    ["a source outside the documentation", "/de/blog/A\t/de/docs/B", "/de/blog/A"],
    ["a source that is encoded", "/de/docs/A%20b\t/de/docs/B", "are decoded"],
    ["a source with a slash at its end", "/de/docs/A/\t/de/docs/B", "end in no slash"],
    ["a target that is no page", "/de/docs/A\tjavascript:alert(1)", "javascript:"],
    ["an insecure target", "/de/docs/A\thttp://example.com/", "http://example.com/"],
    ["a target with no locale", "/de/docs/A\t//evil.example/docs/x", "//evil.example"],
    ["an address that is none", "/de/docs/A\thttps://[x", "is not an address"],
    ["a circle", "/de/docs/A\t/de/docs/a", "leads back to itself"],
  ])("reports %s with its line and goes on", (_, line, message) => {
    const { redirects, flaws } = parseRedirects(
      `# head\n${line}\n/de/docs/X\t/de/docs/Y\n`,
    );
    expect(redirects).toEqual([{ from: "/de/docs/X", to: "/de/docs/Y" }]);
    expect(flaws).toMatchObject([{ line: 2, check: "redirects" }]);
    expect(flaws[0]?.message).toContain(message);
  });

  test("reports lines out of the order of their bytes, and a line that is there twice", () => {
    const froms = ["a-b", "a/b", "B", "\uFF5E", "\u{1F600}", "\uFF5F", "\uFF5F"];
    const { flaws } = parseRedirects(
      froms.map((from) => `/de/docs/${from}\t/de/docs/X\n`).join(""),
    );
    expect(flaws).toMatchObject([
      { line: 3, message: expect.stringContaining('"/de/docs/a/b" is before') as string },
      { line: 6, message: expect.stringContaining("alphabetical order") as string },
      { line: 7, message: '"/de/docs/\uFF5F" is there twice' },
    ]);
  });

  test("reports a source that is redirected twice and keeps the first", () => {
    const { redirects, flaws } = parseRedirects(
      "/de/docs/A\t/de/docs/B\n/de/docs/a\t/de/docs/C\n",
    );
    expect(redirects).toEqual([{ from: "/de/docs/A", to: "/de/docs/B" }]);
    expect(flaws[0]?.message).toContain("already leads to /de/docs/B");
  });
});
