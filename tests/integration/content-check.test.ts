import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { compileSite, fixturePath, type CompiledSite } from "../support/compile-site";

let site: CompiledSite;

beforeAll(async () => {
  site = await compileSite({
    pages: {
      "/en-US/docs/Web": "{{NoSuchMacro}}",
      "/en-US/docs/Web/Edited": "Text.",
      "/en-US/docs/Web/Other": "Text.",
    },
  });
});

afterAll(() => site.remove());

function check() {
  const { stdout, status } = spawnSync(process.execPath, ["cli/content.mjs", "--check"], {
    encoding: "utf8",
    env: {
      ...process.env,
      CONTENT_ROOT: `${site.folder}/files`,
      DATA_DIR: site.folder,
      PLATFORM_REFERENCE: "off",
    },
  });
  return { stdout, status };
}

test("lists the flaws of all pages after an edit of another one", () => {
  const flaw = "en-us/web/index.md:6:1: error: There is no macro NoSuchMacro";
  const whole = check();
  expect(whole.stdout).toContain(flaw);
  const edited = join(site.folder, "files", fixturePath("/en-US/docs/Web/Edited"));
  writeFileSync(edited, "---\ntitle: Edited\nslug: Web/Edited\n---\n\nOther text.\n");
  const update = check();
  expect(update.stdout).toMatch(/^Updated 1 page of /m);
  expect(update.stdout).toContain(flaw);
  expect([whole.status, update.status]).toEqual([1, 1]);
}, 120_000);
