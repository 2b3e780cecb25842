import { afterAll, beforeAll, expect, test } from "vitest";
import { openSiteData, type SiteData } from "../support/open-site-data";
import { startSite, type Site } from "../support/start-site";

let data: SiteData;
let site: Site;
/** Loads of pages that still fail. */
let failures = 0;

beforeAll(async () => {
  data = await openSiteData({ "/en-US/docs/Web": "Text." });
  site = await startSite({
    ...data.folder,
    edge: { logLevel: "silent" },
    notices: {
      announcements: {
        find() {
          if (failures-- > 0) throw new Error("broken");
          return null;
        },
        hasId: () => false,
        readVersion: () => "",
      },
    },
  });
}, 120_000);

afterAll(async () => {
  await site.close();
  await data.close();
});

/** Sends code to the playground, whose action answers with it and status 200. */
async function sendCode() {
  const body = new URLSearchParams({ html: "<b>", css: "", js: "" });
  const response = await site.request("/en-US/play", { method: "POST", body });
  const html = await response.text();
  return [response.status, /<h1[^>]*>([^<]*)/.exec(html)?.[1]];
}

test("answers a form with 500 when the page after it fails to load", async () => {
  failures = 0;
  expect(await sendCode()).toEqual([200, "Playground"]);
  failures = 1;
  expect(await sendCode()).toEqual([500, "Application Error"]);
});
