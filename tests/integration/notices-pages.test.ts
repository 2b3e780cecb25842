import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { NoticeServices } from "~/composition/create-user-services.server";
import type { Plan } from "~/domain/accounts/plan";
import { listFeatures } from "~/domain/site/site-features";
import { openAnnouncements } from "~/services/announcements/index.server";
import { listCounts, openPlacements, readAds } from "~/services/placements/index.server";
import { openSurveys } from "~/services/surveys/index.server";
import {
  ANNOUNCEMENT_SCRIPT,
  NOP_SCRIPT,
  SURVEY_SCRIPT,
} from "~/ui/notices/early-scripts.server";
import { ALL_FLAGS_ON } from "../support/all-flags-on";
import { openSiteData, type SiteData } from "../support/open-site-data";
import { signIn } from "../support/sign-in";
import { startSite, type Site } from "../support/start-site";

const FIXTURES = "tests/fixtures/notices";
const PAGE = "/en-US/docs/Web";
const GERMAN = "/de/docs/Web";

let data: SiteData;

beforeAll(async () => {
  data = await openSiteData({
    [PAGE]: "Text.\n\n## One\n\nText.",
    [GERMAN]: "Text.\n\n## Eins\n\nText.",
  });
}, 120_000);

afterAll(async () => {
  await data.close();
});

function open(notices?: Partial<NoticeServices>): Promise<Site> {
  return startSite({
    ...data.folder,
    edge: { logLevel: "silent", pageCacheBytes: 2 ** 20 },
    ...(notices && { notices }),
  });
}

function rethrow(error: unknown): never {
  throw error;
}

function openAll(): NoticeServices {
  const ads = readAds(`${FIXTURES}/ads.json`, false);
  return {
    placements:
      ads &&
      openPlacements({
        ads,
        database: data.folder.database,
        deriveKey: (purpose) => `key of ${purpose}`,
        isPlusAvailable: (country) => country !== "BR",
        onError: rethrow,
        onUnsaved: rethrow,
      }),
    announcements: openAnnouncements(`${FIXTURES}/announcements.json`),
    surveys: openSurveys(`${FIXTURES}/surveys.json`),
  };
}

async function read(site: Site, path: string, headers: Record<string, string> = {}) {
  const response = await site.get(path, headers);
  return { headers: response.headers, html: await response.text() };
}

/** State of each slot, by its name. */
function readSlots(html: string): Record<string, string | undefined> {
  const parts = html.split('data-slot="').slice(1);
  const states = parts.map((part): [string, string | undefined] => [
    part.slice(0, part.indexOf('"')),
    /data-state="(\w+)"/.exec(part)?.[1],
  ]);
  return Object.fromEntries(states);
}

function readDirective(headers: Headers, name: string): string {
  const policy = headers.get("content-security-policy") ?? "";
  return new RegExp(`${name} ([^;]*)`).exec(policy)?.[1] ?? "";
}

describe("without notices", () => {
  let site: Site;
  beforeAll(async () => {
    site = await open();
  }, 120_000);
  afterAll(() => site.close());

  test.each([PAGE, GERMAN, "/en-US/", "/de/search?q=a"])(
    "%s has nothing of them",
    async (path) => {
      const { html, headers } = await read(site, path);
      expect(html).toContain("</html>");
      expect(html).not.toMatch(
        /placement|data-slot|survey|announcement|notices|\bnop\b|pong|pimg/,
      );
      expect(readDirective(headers, "frame-src")).not.toContain("survey");
    },
  );

  test("has no form to hide one", async () => {
    const body = new URLSearchParams({ id: "survey-week" });
    const response = await site.request("/de/preferences/notice", {
      method: "POST",
      body,
    });
    expect(response.status).toBe(404);
    expect((await site.get("/de/preferences/notice")).status).toBe(404);
  });
});

describe("with notices", () => {
  let site: Site;
  let notices: NoticeServices;
  beforeAll(async () => {
    notices = openAll();
    site = await open(notices);
  }, 120_000);
  afterAll(async () => {
    await site.close();
    await notices.placements?.close();
  });

  test("a page carries campaigns for everybody, and space for the others", async () => {
    const { html, headers } = await read(site, PAGE);
    expect(readSlots(html)).toEqual({
      top: "visible",
      side: "loading",
      bottom: "loading",
    });
    expect(html).toContain("Deploy your site in a minute with Sponsor.");
    expect(html).toMatch(
      /href="\/pong\/click\?code=[^"]+&amp;version=2" rel="sponsored noopener"/,
    );
    expect(html).toContain("--placement-bg:#ffe9d6");
    expect(html).toMatch(/href="\/en-US\/plus\?ref=nope"/);
    expect(html).toContain('href="/en-US/advertising"');
    expect(headers.get("cache-control")).toBe("public, max-age=3600");
    const again = await read(site, PAGE);
    expect(again.html).toBe(html);
  });

  test("home has its own slots, sign-in pages have none", async () => {
    expect(readSlots((await read(site, "/en-US/")).html)).toEqual({
      hpTop: "visible",
      hpMain: "visible",
    });
    expect(readSlots((await read(site, "/users/signed-out")).html)).toEqual({});
  });

  test("inline scripts of a kept page are allowed by their hashes", async () => {
    const { headers, html } = await read(site, GERMAN);
    expect(html).not.toContain("nonce=");
    const allowed = readDirective(headers, "script-src");
    for (const script of [NOP_SCRIPT, ANNOUNCEMENT_SCRIPT, SURVEY_SCRIPT]) {
      expect(html).toContain(`<script>${script}</script>`);
      expect(allowed).toContain(createHash("sha256").update(script).digest("base64"));
    }
  });

  test("counts a kept page each time that it is sent", async () => {
    const count = async () => {
      await notices.placements?.close();
      const rows = await listCounts(data.folder.database, { days: 1 });
      return rows.find(({ slot }) => slot === "top")?.served ?? 0;
    };
    const before = await count();
    await read(site, PAGE);
    await read(site, PAGE);
    await read(site, `${PAGE}?query=1`);
    await site.get(`${PAGE}.data`);
    // Monitors ask for headers alone, which have no advertisement.
    for (const path of [PAGE, `${PAGE}?query=1`])
      await site.request(path, { method: "HEAD" });
    expect(await count()).toBe(before + 3);
  });

  test("a reader who wants no advertisements gets no space for them", async () => {
    const { cookie, user } = await signIn(data.folder.database, {
      name: "ada",
      plan: "mdn_plus_5m",
      isSecure: true,
    });
    const seen = await read(site, PAGE, { cookie });
    expect(readSlots(seen.html)).toMatchObject({ top: "visible", side: "visible" });
    expect(seen.html).toMatch(/href="\/en-US\/plus\/settings\?ref=nope"/);
    await data.folder.database.query((db) =>
      db.insertInto("settings").values({ user_id: user.id, no_ads: 1 }).execute(),
    );
    const { html } = await read(site, PAGE, { cookie });
    expect(readSlots(html)).toEqual({});
    expect(html).not.toMatch(/pong|pimg/);
    expect(html).toContain("data-announcement");
  });

  test("a signed-in reader's page has the campaigns of the country", async () => {
    const { cookie } = await signIn(data.folder.database, {
      name: "ben",
      isSecure: true,
    });
    const german = { cookie, "cloudfront-viewer-country": "DE" };
    expect(readSlots((await read(site, PAGE, german)).html)["bottom"]).toBe("visible");
    expect(readSlots((await read(site, PAGE, { cookie })).html)["bottom"]).toBe(
      "loading",
    );
  });

  test("a signed-in reader is offered no plan that is not sold, and subscribers their settings", async () => {
    const findOffers = async (name: string, plan: Plan, country: string) => {
      const { cookie } = await signIn(data.folder.database, {
        name,
        plan,
        isSecure: true,
      });
      const headers = { cookie, "cloudfront-viewer-country": country };
      const { html } = await read(site, "/en-US/", headers);
      return new Set(html.match(/\/plus(?:\/settings)?\?ref=nope(?=")/g));
    };
    expect(await findOffers("cleo", "core", "DE")).toEqual(new Set(["/plus?ref=nope"]));
    expect(await findOffers("dora", "core", "BR")).toEqual(new Set());
    expect(await findOffers("eve", "mdn_plus_5m", "BR")).toEqual(
      new Set(["/plus/settings?ref=nope"]),
    );
  });

  test("an announcement is in the page's language, until the reader hides it", async () => {
    expect((await read(site, GERMAN)).html).toContain("Die Website zieht am Sonntag um.");
    const french = (await read(site, "/fr/")).html;
    expect(french).toContain(
      '<span lang="en-US">The site moves to a new home on Sunday.</span>',
    );
    expect((await read(site, "/de/search?q=a%20b&locale=de")).html).toContain(
      'value="survey-week"/><input type="hidden" name="next" value="/de/search?q=a%20b&amp;locale=de"/>',
    );
    const body = new URLSearchParams({ id: "survey-week", next: GERMAN });
    const response = await site.request("/de/preferences/notice", {
      method: "POST",
      body,
    });
    expect([response.status, response.headers.get("location")]).toEqual([303, GERMAN]);
    const cookie = (response.headers.get("set-cookie") ?? "").split(";")[0] ?? "";
    expect(cookie).toBe("dismissed=survey-week");
    const hidden = await read(site, GERMAN, { cookie });
    expect(hidden.html).not.toContain("data-announcement");
    expect(hidden.headers.get("cache-control")).toBe("private, max-age=3600");
  });

  test("hides no notice that does not exist", async () => {
    const body = new URLSearchParams({ id: "other" });
    const response = await site.request("/de/preferences/notice", {
      method: "POST",
      body,
    });
    expect([response.status, response.headers.get("set-cookie")]).toEqual([400, null]);
  });

  test("the survey and its frame's origin are on German documents alone", async () => {
    const german = await read(site, GERMAN);
    expect(german.html).toContain("Wie gut ist diese Seite übersetzt?");
    expect(german.html).not.toContain("<iframe");
    expect(readDirective(german.headers, "frame-src")).toContain(
      " http://127.0.0.1:4545",
    );
    for (const path of [PAGE, "/de/"]) {
      const { html, headers } = await read(site, path);
      expect(html).not.toContain("data-survey");
      expect(readDirective(headers, "frame-src")).not.toContain("127.0.0.1:4545");
    }
    const hidden = await read(site, GERMAN, { cookie: "dismissed=DE_DOCS" });
    expect(hidden.html).not.toContain("data-survey");
  });
});

test("a site without ads offers no reader to be rid of them", async () => {
  const read = async (ADS_ENABLED: boolean) => {
    const features = listFeatures({ ...ALL_FLAGS_ON, ADS_ENABLED });
    const site = await startSite({
      ...data.folder,
      config: { features },
      edge: { logLevel: "silent" },
    });
    const plan = "mdn_plus_5m";
    const name = `reader ${ADS_ENABLED}`;
    const { cookie } = await signIn(data.folder.database, { name, plan, isSecure: true });
    const pages = ["/en-US/plus", "/en-US/plus/settings"].map(async (path) =>
      (await site.get(path, { cookie })).text(),
    );
    const texts = await Promise.all(pages);
    await site.close();
    return texts;
  };
  const [offers, settings] = await read(true);
  expect(offers).toMatch(/Go ads free[^]*Ads free/);
  expect(offers).toContain("leaves ads out");
  expect(settings).toContain("Ad-Free Experience");
  for (const text of await read(false)) {
    expect(text).toContain("</html>");
    expect(text).not.toMatch(/\bads\b|ad-free/i);
  }
}, 60_000);
