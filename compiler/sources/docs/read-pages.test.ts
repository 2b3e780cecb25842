import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readFrontMatter } from "./read-pages";

test.each([
  ["a long text after it", `---\ntitle: Größe\nslug: A\n---\n${"Größe. ".repeat(2000)}`],
  ["front matter that is longer than its first read", toLong("title: Größe\nslug: A")],
  ["no line break at the end", "---\ntitle: Größe\nslug: A\n---"],
  ["line ends of Windows", "---\r\ntitle: Größe\r\nslug: A\r\n---\r\nText"],
  ["line ends of old systems", "---\rtitle: Größe\rslug: A\r---\rText"],
])("reads a file with %s", (_name, text) => {
  expect(read(text)).toEqual({ data: { title: "Größe", slug: "A" }, flaws: [] });
});

test.each([
  ["empty", ""],
  ["without a line break", "Text"],
  ["never closed", `---\ntitle: A\n${"Text\n".repeat(2000)}`],
])("reports a file that is %s, after another was read", (_name, text) => {
  read("---\ntitle: Before\nslug: Before\n---\n");
  const { data, flaws } = read(text);
  expect(data).toEqual({});
  expect(flaws).toHaveLength(1);
});

function toLong(yaml: string): string {
  return `---\n${yaml}\nunknown: ${"a ".repeat(5000)}b\n---\nText`;
}

function read(text: string) {
  const folder = mkdtempSync(join(tmpdir(), "read-pages-"));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  const file = join(folder, "index.md");
  writeFileSync(file, text);
  return readFrontMatter(file);
}
