import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { LOCALES } from "~/domain/locales/locale";
import { compileFluent, dropComments } from "./compile-fluent.mjs";

const TEXTS = fileURLToPath(new URL("../../app/l10n", import.meta.url));

interface Emitted {
  fileName: string;
  source: string;
}

/** Runs the plugin as a build of the browser's files does. */
async function build(): Promise<{ hash: string; files: Emitted[] }> {
  const files: Emitted[] = [];
  const plugin = compileFluent((path) => path.startsWith("/:locale/play")) as unknown as {
    config(config: object, env: { command: string }): { define: Record<string, string> };
    generateBundle(this: object): Promise<void>;
  };
  const { define } = plugin.config({}, { command: "build" });
  await plugin.generateBundle.call({
    environment: { config: { build: { ssr: false } } },
    emitFile: (file: Emitted) => files.push(file),
  });
  return {
    hash: JSON.parse(define["import.meta.env.TEXTS_HASH"] ?? "") as string,
    files,
  };
}

describe("compileFluent", () => {
  it("writes each message of a language into one of three files, under the hash that code gets", async () => {
    const { hash, files } = await build();
    expect(files.map(({ fileName }) => fileName).toSorted()).toEqual(
      ["start", "reading", "app"]
        .flatMap((part) =>
          LOCALES.map((locale) => `assets/${part}-texts-${locale}-${hash}.js`),
        )
        .toSorted(),
    );
    const german = files.filter(({ fileName }) => fileName.includes("-texts-de-"));
    const modules = await Promise.all(
      german.map(
        async ({ source }) =>
          (await import(`data:text/javascript,${encodeURIComponent(source)}`)) as {
            default: object;
          },
      ),
    );
    const parts = modules.map((each) => Object.keys(each.default));
    const path = join(TEXTS, "interface/de.ftl");
    const { body } = new FluentResource(readFileSync(path, "utf8"));
    expect(parts.every(({ length }) => length > 20)).toBe(true);
    expect(parts.flat().toSorted()).toEqual(body.map(({ id }) => id).toSorted());
    expect((await build()).hash, "another build of the same release").toBe(hash);
  });
});

describe("dropComments", () => {
  it("keeps a message with lines of its own, and a number sign in a text", () => {
    const source =
      "### File\n\n## Group\n# On two\n# lines\nfirst =\n    One\n\n    # two\n\n\nnext = # 3\n";
    expect(dropComments(source)).toBe("\nfirst =\n    One\n\n    # two\nnext = # 3\n");
  });

  it("changes no message of the site", () => {
    const files = readdirSync(TEXTS, { recursive: true, encoding: "utf8" });
    const fluent = files.filter((file) => file.endsWith(".ftl"));
    expect(fluent.length).toBeGreaterThan(20);
    for (const file of fluent) {
      const source = readFileSync(join(TEXTS, file), "utf8");
      expect(new FluentResource(dropComments(source)).body).toEqual(
        new FluentResource(source).body,
      );
    }
  });
});
