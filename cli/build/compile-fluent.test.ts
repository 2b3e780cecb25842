import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { dropComments } from "./compile-fluent.mjs";

const TEXTS = fileURLToPath(new URL("../../app/l10n", import.meta.url));

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
