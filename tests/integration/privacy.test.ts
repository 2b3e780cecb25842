import { afterAll, beforeAll, expect, test } from "vitest";
import { LOCALES } from "~/domain/locales/locale";
import { listFeatures } from "~/domain/site/site-features";
import { ALL_FLAGS_ON } from "../support/all-flags-on";
import { openSiteData, type SiteData } from "../support/open-site-data";
import { startSite, type Site } from "../support/start-site";

const PAGE = "/en-US/docs/Web";
const OPT_OUT = "moz-1st-party-data-opt-out";

let data: SiteData;
let on: Site;
/** The same site without telemetry, as by default. */
let off: Site;
/** The site with telemetry at STATS_DAYS=0. */
let uncounted: Site;

beforeAll(async () => {
  data = await openSiteData({ [PAGE]: "Text." });
  const start = (TELEMETRY_ENABLED: boolean, hasUsageCounts = true) =>
    startSite({
      ...data.folder,
      edge: { logLevel: "silent", pageCacheBytes: 1_000_000 },
      config: {
        hasUsageCounts,
        features: listFeatures({
          ...ALL_FLAGS_ON,
          TELEMETRY_ENABLED,
        }),
        telemetry: TELEMETRY_ENABLED
          ? { application: "web-docs", forwardedTo: "telemetry.example" }
          : null,
      },
    });
  [on, off, uncounted] = await Promise.all([
    start(true),
    start(false),
    start(true, false),
  ]);
}, 120_000);

afterAll(async () => {
  await Promise.all([on, off, uncounted].map((site) => site.close()));
  await data.close();
});

async function readChoice(headers: Record<string, string> = {}) {
  const response = await on.get("/en-US/privacy", headers);
  const html = await response.text();
  return {
    state: /Telemetry is (on|off)[^<]*/.exec(html)?.[0],
    button: /value="(on|off)"/.exec(html)?.[1],
    caching: response.headers.get("cache-control"),
  };
}

test.each([
  [{}, "Telemetry is on in this browser.", "off"],
  [
    { Cookie: `${OPT_OUT}=true` },
    "Telemetry is off in this browser, because you switched it off.",
    "on",
  ],
  [
    { "Sec-GPC": "1" },
    "Telemetry is off, because your browser sends the Global Privacy Control signal.",
    undefined,
  ],
  [
    { DNT: "1" },
    "Telemetry is off, because your browser sends the Do Not Track signal.",
    undefined,
  ],
])("shows the choice in %j", async (headers, state, button) => {
  expect(await readChoice(headers)).toEqual({ state, button, caching: "no-store" });
});

test("takes the choice without JavaScript and comes back to the page", async () => {
  const response = await on.request("/de/preferences/telemetry", {
    method: "POST",
    body: new URLSearchParams({ telemetry: "off", next: "/de/privacy#choice" }),
  });
  const { status, headers } = response;
  expect([status, headers.get("location")]).toEqual([303, "/de/privacy#choice"]);
  expect(headers.get("set-cookie")).toMatch(new RegExp(`^${OPT_OUT}=true;.*Secure$`));
});

test.each(LOCALES)("is written in %s, linked in the footer", async (locale) => {
  const response = await on.get(`/${locale}/privacy`);
  const html = await response.text();
  expect(response.status).toBe(200);
  expect(html).toContain(`<html lang="${locale}"`);
  expect(html).toContain("telemetry.example");
  expect(html).toContain(OPT_OUT);
  expect(html).toMatch(new RegExp(`<footer.*href="/${locale}/privacy"`, "s"));
  const [, lead = ""] = /<h1>[^<]*<\/h1><p>([^<]*)/.exec(html) ?? [];
  if (locale !== "en-US") expect(lead).not.toContain("This site");
});

/** Names what pings carry: client_info and ping_info of Glean, metrics and sources of events. */
test.each([
  "the day of your first visit",
  "the number of your visits",
  "your operating system",
  "the time with your time zone",
  "a page’s filter",
  "of another website, its origin alone",
  "of other websites nothing but the origin that you came from",
])("tells that pings carry %s", async (fact) => {
  expect(await (await on.get("/en-US/privacy")).text()).toContain(fact);
});

test("promises no counts where nothing is counted", async () => {
  const [counting, html] = await Promise.all(
    [on, uncounted].map(async (site) => (await site.get("/en-US/privacy")).text()),
  );
  const counts = /Counts without telemetry|adds them up/;
  expect(counting).toMatch(counts);
  expect(html).not.toMatch(counts);
  expect(html).toContain("stores none of them, and passes them on to");
});

test("marks pages for the browser, for every reader alike", async () => {
  for (const headers of [{}, { Cookie: `${OPT_OUT}=true` }]) {
    const html = await (await on.get(PAGE, headers)).text();
    expect(html).toContain('data-telemetry="web-docs"');
  }
});

test("sends nothing of it and knows no address of it where it is off", async () => {
  const html = await (await off.get(PAGE)).text();
  expect(html).not.toMatch(/telemetry|privacy"/i);
  const unknown = await off.get("/en-US/nothing-here");
  for (const path of ["/en-US/privacy", "/de/preferences/telemetry"])
    expect((await off.get(path)).status).toBe(unknown.status);
  const form = { method: "POST", body: new URLSearchParams({ telemetry: "off" }) };
  const refused = await off.request("/de/preferences/telemetry", form);
  expect([refused.status, refused.headers.get("set-cookie")]).toEqual([404, null]);
  expect(await (await off.get("/sitemap.txt")).text()).not.toContain("/privacy");
});
