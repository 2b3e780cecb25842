import { createHmac } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { SLOTS } from "~/domain/notices/slots";
import { ConfigFileError } from "../config-files/index.server";
import { readAdsConfig, readCampaignImages, type OwnCampaign } from "./ads-config.server";
import { createFileProvider } from "./file-provider";
import { HOUSE_CAMPAIGNS } from "./house-campaigns";
import { findImageType } from "./image-type";
import { parseAd, parseSidedoor } from "./parse-ad.server";
import { getRepresentativeAddress } from "./representative-addresses";
import { createSigner } from "./signed-code.server";

const FIXTURE = "tests/fixtures/notices/ads.json";

describe("codes", () => {
  const { sign, verify } = createSigner("secret");

  test("are the value and its HMAC, in base64 (contract, 14.2)", () => {
    const mac = createHmac("sha256", "secret").update("https://a.example/ü").digest();
    expect(sign("https://a.example/ü")).toBe(
      `${Buffer.from("https://a.example/ü").toString("base64")}.${mac.toString("base64")}`,
    );
    expect(verify(sign("https://a.example/ü"))).toBe("https://a.example/ü");
  });

  test.each([
    ["another secret's", createSigner("other").sign("a")],
    [
      "another value's",
      `${Buffer.from("b").toString("base64")}.${sign("a").split(".")[1] ?? ""}`,
    ],
    ["a cut one", sign("a").slice(0, -2)],
    ["an empty one", ""],
    ["one without a value", `.${sign("a").split(".")[1] ?? ""}`],
    ["a very long one", `${"A".repeat(9000)}.AAAA`],
  ])("are refused when they are %s", (_name, code) => {
    expect(verify(code)).toBeNull();
  });
});

const PNG = "\x89PNG\r\n\x1a\n";
const chunk = (name: string) => `\0\0\0\x01${name}x\0\0\0\0`;

test.each([
  ["image/png", `${PNG}${chunk("IHDR")}${chunk("IDAT")}${chunk("acTL")}`],
  ["image/apng", `${PNG}${chunk("IHDR")}${chunk("acTL")}${chunk("IDAT")}`],
  ["image/jpeg", "\xff\xd8\xff\xe0"],
  ["image/gif", "GIF89a"],
  ["image/webp", "RIFF\0\0\0\0WEBPVP8 "],
  ["image/avif", "\0\0\0\x1cftypavif"],
  [null, "<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>"],
  [null, "<!doctype html><script>alert(1)</script>"],
  [null, "alert(1)"],
  [null, "RIFF\0\0\0\0WAVE"],
  [null, ""],
])("finds the type %s by the content", (type, content) => {
  expect(findImageType(Buffer.from(content, "latin1"))).toBe(type);
});

const folder = mkdtempSync(join(tmpdir(), "ads-"));

afterAll(() => {
  rmSync(folder, { recursive: true });
});

function write(content: unknown): string {
  const file = join(folder, "ads.json");
  writeFileSync(file, typeof content === "string" ? content : JSON.stringify(content));
  return file;
}

const CAMPAIGN = { id: "a", slots: ["top"], url: "https://a.example", copy: "A" };

function withCampaign(change: object) {
  return { provider: "file", campaigns: [{ ...CAMPAIGN, ...change }] };
}

/** The campaign as it is read. */
function readOwn(change: object = {}): OwnCampaign {
  const config = readAdsConfig(write(withCampaign(change)));
  const [own] = config.provider === "file" ? config.campaigns : [];
  if (!own) throw new Error("no campaign");
  return own;
}

test.each([
  ["{", /it is not JSON/],
  [{}, /provider: Invalid discriminator/],
  [{ provider: "file", campaigns: [] }, /campaigns: /],
  [
    withCampaign({ url: "javascript:alert(1)" }),
    /campaigns\.0\.url: an http or https URL/,
  ],
  [withCampaign({ url: "//evil.example" }), /campaigns\.0\.url/],
  [withCampaign({ url: "/\\evil.example" }), /campaigns\.0\.url/],
  [withCampaign({ url: "/\t/evil.example" }), /campaigns\.0\.url/],
  [withCampaign({ url: "/a/..//evil.example" }), /campaigns\.0\.url/],
  [withCampaign({ slots: ["middle"] }), /campaigns\.0\.slots\.0/],
  [
    withCampaign({ colors: { textColor: "red;x" } }),
    /colors\.textColor: a colour such as/,
  ],
  [withCampaign({ from: "soon" }), /campaigns\.0\.from: a date such as/],
  [withCampaign({ countries: ["Germany"] }), /a country code such as DE/],
  [withCampaign({ copy: undefined }), /copy or image is missing/],
  [withCampaign({ copy: undefined, image: "a.png" }), /alt is missing/],
  [withCampaign({ typo: 1 }), /Unrecognized key/],
  [{ provider: "file", campaigns: [CAMPAIGN, CAMPAIGN] }, /two campaigns have the id a/],
  [{ provider: "http", endpoint: "ftp://a.example", zones: {} }, /endpoint: an http/],
  [
    { provider: "http", endpoint: "https://a.example", zones: { top: "../x" } },
    /zones\.top/,
  ],
])("refuses the configuration %j in one line", (content, message) => {
  const file = write(content);
  const read = () => readAdsConfig(file);
  expect(read).toThrow(ConfigFileError);
  expect(read).toThrow(message);
  expect(read).toThrow(/^ADS_CONFIG=[^\n]*$/);
});

test.each([
  [
    "https://sponsor.example/日本?q=ü&utm=€",
    "https://sponsor.example/%E6%97%A5%E6%9C%AC?q=%C3%BC&utm=%E2%82%AC",
  ],
  ["https://bücher.example/?q=ü", "https://xn--bcher-kva.example/?q=%C3%BC"],
  ['https://a.example/?a=<b>&x="&y=%20', "https://a.example/?a=%3Cb%3E&x=%22&y=%20"],
  ["/de/日本?q=ü#ä", "/de/%E6%97%A5%E6%9C%AC?q=%C3%BC#%C3%A4"],
  ["/en-US/play", "/en-US/play"],
])("encodes the address %s, for a header", (url, encoded) => {
  expect(readOwn({ url }).url).toBe(encoded);
});

test("refuses a missing file", () => {
  expect(() => readAdsConfig("/missing.json")).toThrow(/the file can't be read/);
});

test.each([
  ["ads.json", "is not avif, gif, jpeg, png or webp"],
  ["moving.png", "is animated, and must be a still picture"],
  ["large.png", "is larger than 1 MiB"],
  ["missing.png", "can't be read"],
])("refuses the image %s, which %s", (image, reason) => {
  writeFileSync(join(folder, "large.png"), Buffer.alloc(2 ** 20 + 1));
  writeFileSync(join(folder, "moving.png"), `${PNG}${chunk("acTL")}`, "latin1");
  const file = write(withCampaign({ image }));
  const read = () => readCampaignImages(file, [readOwn({ image })]);
  expect(read).toThrow(ConfigFileError);
  expect(read).toThrow(`the image ${image} ${reason}`);
});

describe("own campaigns", () => {
  const none = { total: 0, today: 0 };

  function provide(
    change: Partial<OwnCampaign> = {},
    options: { views?: typeof none } = {},
  ) {
    const state = { now: 1_800_000_000_000 };
    const provider = createFileProvider({
      campaigns: [{ ...readOwn(), ...change }],
      images: new Map(),
      readViews: () => options.views ?? none,
      now: () => state.now,
    });
    const find = async (country = "US", keywords: string[] = []) => {
      const reader = { country, keywords, userAgent: null };
      return Object.keys(await provider.find({ slots: ["top", "side"], ...reader }));
    };
    const findAtOnce = (country: string | null, keywords: string[] = []) =>
      Object.keys(provider.findAtOnce?.({ slots: ["top"], country, keywords }) ?? {});
    return { provider, state, find, findAtOnce };
  }

  test("fill their slots for everybody", async () => {
    const { provider, find, findAtOnce } = provide();
    expect(provider.slots).toEqual(["top"]);
    expect(await find()).toEqual(["top"]);
    expect(findAtOnce(null)).toEqual(["top"]);
  });

  test("of a country wait for the reader's", async () => {
    const { find, findAtOnce } = provide({ countries: ["DE"] });
    expect([await find("DE"), await find("US")]).toEqual([["top"], []]);
    expect([findAtOnce(null), findAtOnce("DE")]).toEqual([[], ["top"]]);
  });

  test("follow the subjects of the page", async () => {
    const { find, findAtOnce } = provide({ keywords: ["css"] });
    expect([await find("US", ["web", "css"]), await find("US", ["html"])]).toEqual([
      ["top"],
      [],
    ]);
    expect([findAtOnce(null, ["css"]), findAtOnce(null)]).toEqual([["top"], []]);
  });

  test.each([
    [{ views: 5 }, { total: 5, today: 0 }, []],
    [{ views: 5 }, { total: 4, today: 4 }, ["top"]],
    [{ viewsPerDay: 5 }, { total: 50, today: 5 }, []],
    [{ viewsPerDay: 5 }, { total: 50, today: 4 }, ["top"]],
  ])("with the caps %j end after %j", async (caps, views, expected) => {
    const { find, findAtOnce } = provide({ caps }, { views });
    expect(await find()).toEqual(expected);
    expect(findAtOnce(null)).toEqual([]);
  });

  test("run from their start to their end, and change the version of pages", async () => {
    const { find, state, provider } = provide({ from: 100, until: 200 });
    const versions = [];
    for (const [now, expected] of [
      [99, []],
      [100, ["top"]],
      [199, ["top"]],
      [200, []],
    ] as const) {
      state.now = now;
      expect(await find()).toEqual(expected);
      versions.push(provider.readVersion());
    }
    expect(versions).toEqual(["0", "1", "1", "0"]);
  });

  test("share a slot by weight", async () => {
    const base = readOwn();
    const pick = async (random: number) => {
      const { find } = createFileProvider({
        campaigns: [
          { ...base, weight: 3 },
          { ...base, id: "b", weight: 1 },
        ],
        images: new Map(),
        readViews: () => none,
        random: () => random,
      });
      const reader = { country: "US", keywords: [], userAgent: null };
      return (await find({ slots: ["top"], ...reader })).top?.id;
    };
    expect(await Promise.all([0, 0.74, 0.76, 0.999].map(pick))).toEqual([
      "a",
      "a",
      "b",
      "b",
    ]);
  });
});

test("fills every slot in development", () => {
  const slots = HOUSE_CAMPAIGNS.flatMap((campaign) => campaign.slots);
  expect(slots.toSorted()).toEqual([...SLOTS].toSorted());
});

test("reads the configuration of the fixture with its images", () => {
  const config = readAdsConfig(FIXTURE);
  if (config.provider !== "file") throw new Error("not a file");
  const images = readCampaignImages(FIXTURE, config.campaigns);
  expect([...images].map(([name, { type }]) => [name, type])).toEqual([
    ["side.png", "image/png"],
    ["main.png", "image/png"],
  ]);
  expect(config.campaigns[0]?.colors).toMatchObject({ textColor: "#1a1e26" });
});

describe("an ad server's answer", () => {
  const AD = { statlink: "//click.example/1", statview: "https://view.example/1" };

  test("is empty without an address to click", () => {
    expect(parseAd({ ads: [{ Description: "A" }] }, "z")).toBeNull();
    expect(parseAd({ ads: [] }, "z")).toBeNull();
    expect(
      parseAd({ ads: [{ ...AD, statlink: "javascript:alert(1)" }] }, "z"),
    ).toBeNull();
  });

  test.each([null, {}, { ads: 1 }, [], "x"])("is refused when it is %j", (answer) => {
    expect(() => parseAd(answer, "z")).toThrow();
  });

  test("has decoded texts, checked colours and the best image", () => {
    const ad = {
      ...AD,
      Description: "Caf&eacute; &amp; <b>tea</b> &lt;script&gt;",
      CallToAction: "Buy",
      ImageTitle: "",
      Image: "https://cdn.example/i.png",
      LargeImage: "https://cdn.example/l.png",
      BackgroundColor: "fff",
      TextColorLight: "rgb(1, 2, 3)",
      TextColorDark: "url(x)",
      CtaTextColorLight: "#12345",
    };
    expect(parseAd({ ads: [ad] }, "z")).toEqual({
      id: "z",
      click: "https://click.example/1",
      view: "https://view.example/1",
      image: "https://cdn.example/l.png",
      imageFormat: "large",
      copy: "Café & <b>tea</b> <script>",
      cta: "Buy",
      colors: { backgroundColor: "#fff", textColor: "rgb(1, 2, 3)" },
    });
  });

  test("has no image whose address is none, or too long, and the beginning of a long text", () => {
    const ad = {
      ...AD,
      Description: "x".repeat(301),
      Image: "javascript:alert(1)",
      LargeImage: `https://cdn.example/${"i".repeat(4096)}`,
    };
    expect(parseAd({ ads: [ad] }, "z")).toMatchObject({
      copy: "x".repeat(300),
      image: null,
      imageFormat: "unknown",
    });
  });

  test("fills side and top at once", () => {
    const ad = {
      ...AD,
      SidebarDescription: "Side",
      SkyscraperImage: "https://cdn.example/s.png",
      TopBarDescription: "Top",
      TopBarImage: "https://cdn.example/t.png",
      TopBarTextColorDark: "eee",
    };
    const { side, top } = parseSidedoor({ ads: [ad] }, "both");
    expect([side?.copy, side?.imageFormat]).toEqual(["Side", "skyscraper"]);
    expect([top?.copy, top?.imageFormat, top?.colors.textColorDark]).toEqual([
      "Top",
      "image",
      "#eee",
    ]);
    expect(parseSidedoor({ ads: [{}] }, "both")).toEqual({});
  });
});

test("has an address for the country, and a private one for unknown countries", () => {
  expect(getRepresentativeAddress("DE")).toBe("2.160.0.1");
  expect(getRepresentativeAddress("DE", { DE: "192.0.2.1" })).toBe("192.0.2.1");
  expect(getRepresentativeAddress("AQ")).toBe("10.0.0.1");
});
