import { spawnSync } from "node:child_process";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openContentStore } from "~/content-store/reader.server";
import { compileSite, type CompiledSite } from "../support/compile-site";

/** The commands take the site's name from the theme, as the site does. */
const TIMEOUT = 120_000;

let site: CompiledSite;

beforeAll(async () => {
  site = await compileSite({ pages: { "/en-US/docs/Web": "Text." } });
});

afterAll(() => site.remove());

function runContent(...args: string[]): string {
  const { stdout, stderr } = spawnSync(process.execPath, ["cli/content.mjs", ...args], {
    encoding: "utf8",
    env: {
      ...process.env,
      CONTENT_ROOT: `${site.folder}/files`,
      DATA_DIR: site.folder,
      PLATFORM_REFERENCE: "off",
      SITE_THEME: "docs/guides/example-theme",
    },
  });
  return stdout + stderr;
}

function readPageTitle(): string | undefined {
  const store = openContentStore(site.storeFile);
  const title = store.findDocument("/en-US/docs/Web")?.document.pageTitle;
  store.close();
  return title;
}

test(
  "writes the store under the theme's name when flaws are counted, and finds it up to date",
  () => {
    expect(runContent("stats")).toContain("flaws");
    expect(readPageTitle()).toBe("Web | Nimbus Docs");
    expect(runContent()).toContain("up to date");
  },
  TIMEOUT,
);
