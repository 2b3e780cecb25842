import { existsSync, rmSync, writeFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hashText } from "../../writers/sources/source-files.server";
import { openSite } from "../support/open-site";
import { startWriterSite, toPage, type WriterSite } from "../support/start-writer-site";

const GAP = "en-us/web/css/gap/index.md";
const GERMAN_GAP = "de/web/css/gap/index.md";
const PNG =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
const WEBP =
  "UklGRjwAAABXRUJQVlA4IDAAAADQAQCdASoBAAEAAUAmJaACdLoB+AADsAD+8ut//NgVzXPv9//S4P0uD9Lg/9KQAAA=";
const TOOLS = ["_writers", "_flaws", "_translations", "_sitemap", "_homepage"].concat([
  "_source/Web",
  "_history/Web",
  "_compare/Web",
  "_edit/Web",
  "_new/Web/New",
  "_missing",
]);

let writer: WriterSite;
let first: string;
let second: string;

beforeAll(async () => {
  writer = await startWriterSite({
    "en-us/web/index.md": toPage(
      "Web",
      "See [the gap](/en-US/docs/Web/css/gap).\n\nAnd {{Experimental_Inlin}}.",
    ),
    "en-us/web/css/index.md": toPage("Web/CSS", "Styles. {{Nothing(1)}}"),
    "en-us/web/cssx/index.md": toPage("Web/CSSX", "Another area."),
    [GAP]: toPage("Web/CSS/gap", "One paragraph.\n\n## Use\n\nAnother one.\n\nLast."),
    "de/web/index.md": toPage("Web", "Das Netz."),
    "en-us/_redirects.txt": "/en-US/docs/Old/gap\t/en-US/docs/Web/CSS/gap\n",
  });
  first = writer.commit("Nothing new");
  const german = "Ein Absatz.\n\n## Nutzen\n\nNoch einer.";
  const source = `l10n:\n  sourceCommit: ${first}\n`;
  writer.write(GERMAN_GAP, toPage("Web/CSS/gap", german, source));
  writer.write(GAP, writer.read(GAP).replace("Another one.", "Another *paragraph*."));
  second = writer.commit("Say paragraph", "Bo");
  await writer.compile();
});

afterAll(() => writer.close());

/** Hashes of the commits that a history offers, newest first. */
function readHashes(html: string): string[] {
  return Array.from(
    html.matchAll(/name="from"[^>]* value="([0-9a-f]{40})"/g),
    ([, hash = ""]) => hash,
  );
}

/** Names and versions of the radio buttons that a history has marked. */
function readChosen(html: string): [name: string, version: string][] {
  return Array.from(
    html.matchAll(/<input type="radio" name="(\w+)" checked="" value="(\w+)"/g),
    ([, name = "", value = ""]) => [name, value],
  );
}

/** An image whose header promises 3,600 million pixels. */
function createBomb(): Buffer {
  const bytes = Buffer.from(PNG, "base64");
  for (const at of [16, 20]) bytes.writeUInt32BE(60_000, at);
  return bytes;
}

describe("elsewhere", () => {
  test("a site for readers has neither the tools nor a byte of them in its pages", async () => {
    const { site, close } = await openSite({ pages: { "/en-US/docs/Web": "Text." } });
    try {
      for (const tool of [...TOOLS.map((each) => `en-US/${each}`), "_writers/writers.js"])
        expect([tool, (await site.get(`/${tool}`)).status]).toEqual([tool, 404]);
      const page = await (await site.get("/en-US/docs/Web")).text();
      expect(page).not.toMatch(/writer/i);
      const missing = await (await site.get("/en-US/404/Web/CSS")).text();
      expect(missing).toContain("/en-US/404/Web/CSS could not be found");
      const { status } = await site.request("/en-US/_fix/Web", { method: "POST" });
      expect([404, 405]).toContain(status);
    } finally {
      await close();
    }
  });

  test.each<Record<string, string>>([
    { Host: "docs.example" },
    { "X-Forwarded-For": "192.0.2.1" },
    { Forwarded: "for=192.0.2.1" },
  ])(
    "a client with %j reads flaws, and has nothing to change files with",
    async (headers) => {
      const { status, body } = await writer.site.raw("/en-US/docs/Web", headers);
      const html = body.toString();
      expect(status).toBe(200);
      expect(html).toContain("Flaws: 2");
      expect(html).not.toMatch(/\/_(?:fix|open|edit|new)\//);
      const refused = await writer.site.raw("/en-US/_fix/Web", headers, "POST");
      expect(refused.status).toBe(403);
    },
  );

  test("a form of another site is refused", async () => {
    const headers = { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" };
    const { status } = await writer.post("/en-US/_fix/Web", { choice: "safe" }, headers);
    expect(status).toBe(403);
  });
});

describe("lists", () => {
  test("case 89: home of writers is the locale's home, and the public one has its own address", async () => {
    const home = await writer.show("/en-US/");
    expect(home).toContain('href="/en-US/_flaws"');
    expect(home).toContain('href="/en-US/_sitemap"');
    const moved = await writer.site.get("/en-US/_homepage");
    expect(moved.headers.get("Location")).toBe("/en-US/?homepage");
    expect(await writer.show("/en-US/?homepage")).not.toContain("writer-screen");
  });

  test("flaws are counted by check and area, before the filters", async () => {
    const html = await writer.show("/en-US/_flaws?area=Web/CSS");
    expect(html).toContain("Flaws in all: 3, with a suggestion: 2.");
    expect(html).toContain("Files found: 1.");
    expect(html).toContain('href="/en-US/docs/Web/CSS#_flaws"');
    expect(html).toMatch(/ill-cased-link<\/a> <span>1</);
    expect(html).toContain("macro-unknown: 1");
  });

  test.each([
    ["flaws=ill-cased-link", ["/en-US/docs/Web"]],
    ["mdn_url=css", ["/en-US/docs/Web/CSS"]],
    ["title=WEB", ["/en-US/docs/Web"]],
    ["search_flaws=experi", ["/en-US/docs/Web"]],
    ["fixableFlaws=%3E1", ["/en-US/docs/Web"]],
    ["fixableFlaws=0", ["/en-US/docs/Web/CSS"]],
    ["popularity=%3C5", []],
    ["sort_by=mdn_url", ["/en-US/docs/Web", "/en-US/docs/Web/CSS"]],
    ["sort_by=mdn_url&sort_reverse=true", ["/en-US/docs/Web/CSS", "/en-US/docs/Web"]],
    ["page=2", []],
  ])("flaws?%s lists %j", async (query, urls) => {
    const html = await writer.show(`/en-US/_flaws?${query}`);
    const listed = [...html.matchAll(/<td><a href="([^"]*)#_flaws"/g)];
    expect(listed.map(([, url]) => url)).toEqual(urls);
  });

  test.each(["popularity=many", "fixableFlaws=~1", "page=0", "page=x"])(
    "flaws?%s is refused with a reason",
    async (query) => {
      const html = await writer.show(`/en-US/_flaws?${query}`, 400);
      expect(html).toContain("This filter is not understood");
    },
  );

  test("the sitemap counts whole segments, and searches below a place", async () => {
    const web = await writer.show("/en-US/_sitemap/Web");
    expect(web).toMatch(/_sitemap\/Web\/CSS">Web\/CSS<\/a> <small>Pages: 2</);
    expect(web).not.toContain('_sitemap/Web/CSSX"');
    const css = await writer.show("/en-US/_sitemap/Web/CSS?q=a");
    expect(css).toContain('href="/en-US/docs/Web/CSS/gap"');
    expect(css).not.toContain("CSSX");
    expect(await writer.show("/en-US/_sitemap/Web?q=zz")).toContain("Nothing found");
  });

  test("case 90: the sitemap begins at the root and leads to what is below", async () => {
    const top = await writer.show("/en-US/_sitemap");
    expect(top).toMatch(/href="\/en-US\/_sitemap"[^>]*>Root</);
    expect(top).toContain('href="/en-US/_sitemap/Web">Web<');
    const web = await writer.show("/en-US/_sitemap/Web");
    expect(web).toContain('href="/en-US/docs/Web/CSS">CSS<');
  });

  test("translations are outdated by commits of the English page", async () => {
    const html = await writer.show("/de/_translations/dashboard");
    expect(html).toContain("Veraltet: 1");
    expect(html).toContain("Anzahl Commits: 1");
    expect(html).toContain('href="/de/_compare/Web/CSS/gap"');
    expect(html).toMatch(/Nicht übersetzt<\/dt><dd>2</);
    expect(html).toContain('href="/de/_translations/dashboard?section=Web"');
    const section = await writer.show("/de/_translations/dashboard?section=Web/CSSX");
    expect(section).toContain("Veraltet: 0");
  });

  test("missing translations can be created, and differences in structure are listed", async () => {
    const missing = await writer.show("/de/_translations/missing?url=cssx");
    expect(missing).toContain("Fehlend: 1");
    expect(missing).toContain('href="/de/_new/Web/CSSX"');
    await writer.show("/de/_translations/differences");
    expect(await writer.show("/en-US/_translations")).toContain('lang="de">Deutsch');
    const { headers } = await writer.site.get("/en-US/_translations/missing");
    expect(headers.get("Location")).toBe("/en-US/_translations");
  });
});

describe("a page", () => {
  test("has its flaws with line, suggestion and repairs, at the end of its body", async () => {
    const html = await writer.show("/en-US/docs/Web");
    const bar = html.slice(html.indexOf('id="writer-bar"'));
    expect(bar).toContain('href="/en-US/_source/Web#L7"');
    expect(bar).toContain("<ins>/en-US/docs/Web/CSS/gap</ins>");
    expect(bar).toMatch(/<span lang="en">[^<]+<\/span> <code>[a-z-]+<\/code>/);
    expect(bar).toContain("Fix all that are safe: 1");
    expect(bar).toContain(
      'href="https://github.com/mdn/content/edit/main/files/en-us/web/index.md"',
    );
    expect(html).toMatch(/<\/aside><\/body><\/html>$/);
  });

  test("has its bar in the part that open pages ask for after a change", async () => {
    const part = await writer.show("/en-US/docs/Web.part");
    expect(part).not.toContain('id="top-nav');
    expect(toBar(part)).toContain('href="/en-US/_source/Web#L7"');
  });

  test("shows a broken macro at its place", async () => {
    expect(await writer.show("/en-US/docs/Web/CSS")).toContain(
      'class="broken-macro" title="There is no macro Nothing">{{Nothing}}</code>',
    );
  });

  test("has a source with numbered, flawed lines; nothing outside of the content has one", async () => {
    const html = await writer.show("/en-US/_source/Web");
    expect(html).toMatch(/<span id="L7" class="writer-flawed" title="[^"]*css\/gap/);
    for (const slug of ["..%2f..%2f..%2fetc%2fpasswd", "Web/../../x", "Web%5c..", "None"])
      expect((await writer.site.raw(`/en-US/_source/${slug}`)).status).toBe(404);
  });

  test("has a history with names, and a rendered difference of two commits", async () => {
    const list = await writer.show("/en-US/_history/Web/CSS/gap");
    expect(list).toContain("Bo: Say paragraph");
    expect(list).toContain("Ada: All pages");
    const path = `/en-US/_history/Web/CSS/gap?from=${first}&to=${second}`;
    expect(await writer.show(path)).toContain(
      "Another <del>one.</del><em><ins>paragraph</ins></em><ins>.</ins>",
    );
  });

  test("compares the newest commit with the file as it is now, unless others are chosen", async () => {
    const path = "/en-US/_history/Web/CSS/gap";
    const list = await writer.show(path);
    expect(readChosen(list)).toEqual([
      ["to", "working"],
      ["from", second],
    ]);
    const oldest = readHashes(list).at(-1) ?? "";
    const chosen = await writer.show(`${path}?from=working&to=${oldest}`);
    expect(readChosen(chosen)).toEqual([
      ["from", "working"],
      ["to", oldest],
    ]);
    expect(chosen).toContain("<ins>one.</ins>");
    expect(chosen).not.toContain("No difference");
    const same = await writer.show(`${path}?from=${second}&to=working`);
    expect(same).toContain("No difference");
    const half = await writer.show(`${path}?from=${second}`);
    expect(half).not.toContain("No difference");
  });

  test("marks a commit that is abbreviated, one that did not change the page, and two of its own for an unknown one", async () => {
    const ask = async (from: string, to: string, status?: number) =>
      Object.fromEntries(
        readChosen(
          await writer.show(`/en-US/_history/Web/CSS/gap?from=${from}&to=${to}`, status),
        ),
      );
    expect(await ask(second.slice(0, 7), "working")).toEqual({
      from: second,
      to: "working",
    });
    // It changed no file.
    expect(await ask(first, second)).toEqual({ from: first, to: second });
    expect(await ask("0000000", first, 400)).toEqual({
      from: second,
      to: "working",
    });
  });

  test("finds a file at a commit under its earlier name, and says what git has no history of", async () => {
    const [old, now] = ["en-us/web/old/index.md", "en-us/web/now/index.md"];
    const own = await startWriterSite({ [old]: toPage("Web/Old", "One **word**.") });
    try {
      own.write(now, own.read(old).replaceAll("Old", "Now"));
      rmSync(own.toFile(old));
      const after = own.commit("Move");
      own.write("en-us/web/new/index.md", toPage("Web/New", "New."));
      await own.compile();
      const [newest, oldest = ""] = readHashes(await own.show("/en-US/_history/Web/Now"));
      expect(newest).toBe(after);
      const html = await own.show(`/en-US/_history/Web/Now?from=${oldest}&to=${after}`);
      expect(html).toContain("<strong>word</strong>");
      expect(await own.show("/en-US/_history/Web/New")).toContain(
        "The file has no history in git.",
      );
    } finally {
      await own.close();
    }
  });

  test.each(["--output=/tmp/x", "HEAD", "main..HEAD", "0000000", "zzzzzzz"])(
    "has no difference to the commit %s",
    async (commit) => {
      const query = new URLSearchParams({ from: commit, to: second }).toString();
      const html = await writer.show(`/en-US/_history/Web/CSS/gap?${query}`, 400);
      expect(html).toContain("The commit, or the file in it, is unknown.");
    },
  );

  test("stands beside its translation, with what has changed since", async () => {
    const html = await writer.show("/de/_compare/Web/CSS/gap");
    expect(html).toContain("Another <del>one</del><ins>*paragraph*</ins>.");
    expect(html).toMatch(
      /One paragraph\.<\/div><\/div><div[^>]*lang="de"[^]*?Ein Absatz\./,
    );
    expect(html).toContain("Nichts an dieser Stelle");
    expect(html).toContain("Bo: Say paragraph");
  });

  test("tells readers of a translation that English is newer, with a link to it", async () => {
    const html = await writer.show("/de/docs/Web/CSS/gap");
    expect(html).toContain('<a href="/en-US/docs/Web/CSS/gap" hrefLang="en-US">');
  });
});

describe("files", () => {
  test("one flaw is fixed by its id, and nothing else", async () => {
    const html = await writer.show("/en-US/docs/Web");
    const ids = [...html.matchAll(/name="choice" value="([0-9a-f]{16})"/g)];
    const [, id = ""] = ids.at(-1) ?? [];
    const { status, headers } = await writer.post("/en-US/_fix/Web", { choice: id });
    expect([status, headers.get("Location")]).toEqual([303, "/en-US/docs/Web#_flaws"]);
    const text = writer.read("en-us/web/index.md");
    expect(text).toContain("And {{experimental_inline}}.");
    expect(text).toContain("[the gap](/en-US/docs/Web/css/gap)");
    expect((await writer.post("/en-US/_fix/Web", { choice: id })).status).toBe(409);
  });

  test("all safe flaws are fixed at once", async () => {
    await writer.post("/en-US/_fix/Web", { choice: "safe" });
    expect(writer.read("en-us/web/index.md")).toContain("(/en-US/docs/Web/CSS/gap)");
    expect(await writer.show("/en-US/docs/Web")).toContain("No known flaws");
  });

  test("a file that is not UTF-8 is neither fixed nor edited, and the reason is said", async () => {
    const before = writer.read("en-us/web/cssx/index.md");
    const broken = Buffer.concat([Buffer.from(before), Buffer.from([0xe9, 0x0a])]);
    writeFileSync(writer.toFile("en-us/web/cssx/index.md"), broken);
    const shown = broken.toString();
    const hash = hashText(shown);
    const text = `${shown}More.`;
    const edit = "/en-US/_edit/Web/CSSX";
    expect(await writer.show(edit)).toContain("The file is not valid UTF-8");
    const refused = [await writer.post("/en-US/_fix/Web/CSSX", { choice: "safe" })];
    for (const intent of ["save", "overwrite"])
      refused.push(await writer.post(edit, { text, hash, current: hash, intent }));
    expect(refused.map(({ status }) => status)).toEqual([409, 422, 422]);
    for (const each of refused)
      expect(await each.text()).toContain("The file is not valid UTF-8");
    writer.write("en-us/web/cssx/index.md", before);
  });

  test("the editor shows a preview of a text that is not saved", async () => {
    const before = writer.read(GAP);
    const fields = { text: before.replace("Last.", "**Bold** {{Nope}}"), hash: "x" };
    const page = { ...fields, intent: "preview" };
    const html = await (await writer.post("/en-US/_edit/Web/CSS/gap", page)).text();
    expect(html).toContain("<strong>Bold</strong>");
    expect(html).toContain("There is no macro Nope");
    const accept = { Accept: "application/json" };
    const answer = await writer.post("/en-US/_edit/Web/CSS/gap", fields, accept);
    expect(await answer.json()).toMatchObject({
      html: expect.stringContaining("<strong>Bold</strong>") as string,
    });
    expect(writer.read(GAP)).toBe(before);
  });

  test("the editor's script gets the address of what is saved, or that it was refused", async () => {
    const before = writer.read(GAP);
    const path = "/en-US/_edit/Web/CSS/gap";
    const accept = { Accept: "application/json" };
    const save = { intent: "save", text: `${before}Saved.\n`, hash: "stale" };
    const refused = await writer.post(path, save, accept);
    expect([refused.status, await refused.json()]).toEqual([409, { refused: "" }]);
    expect(writer.read(GAP)).toBe(before);
    const saved = await writer.post(path, { ...save, hash: hashText(before) }, accept);
    expect(await saved.json()).toEqual({ address: "/en-US/docs/Web/CSS/gap" });
    expect(writer.read(GAP)).toBe(save.text);
    // Its answer may have been lost.
    const again = await writer.post(path, { ...save, hash: hashText(before) }, accept);
    expect(await again.json()).toEqual({ address: "/en-US/docs/Web/CSS/gap" });
    const gone = await writer.post("/en-US/_edit/Web/CSS/moved", save, accept);
    expect([gone.status, await gone.json()]).toEqual([409, { refused: "" }]);
    writer.write(GAP, before);
  });

  test("a form that is too long is told its limit, and keeps its text", async () => {
    const before = writer.read(GAP);
    const path = "/en-US/_edit/Web/CSS/gap";
    const limit = "Nothing was saved: a form may have at most 4 MiB.";
    const kept = `Kept. ${"x".repeat(5 * 1024 * 1024)}`;
    const save = { intent: "save", text: kept, hash: hashText(before) };
    const refused = await writer.post(path, save);
    const html = await refused.text();
    expect(refused.status).toBe(413);
    expect(html).toContain(`role="alert">${limit}</p>`);
    expect(/<textarea[^>]*>\n?([^<]*)<\/textarea>/.exec(html)?.[1] === kept).toBe(true);
    expect(html).toContain(`name="hash" value="${save.hash}"`);
    const asked = await writer.post(path, save, { Accept: "application/json" });
    expect([asked.status, await asked.json()]).toEqual([413, { problem: limit }]);
    const longest = await writer.post(path, { ...save, text: kept.repeat(4) });
    expect(longest.status).toBe(413);
    expect(await longest.text()).toMatch(/at most 4 MiB\.<\/p><p>Go back/);
    expect(writer.read(GAP)).toBe(before);
  });

  test("a text is saved with the file's own line ends", async () => {
    const before = writer.read(GAP).replaceAll("\n", "\r\n");
    writer.write(GAP, before);
    const text = before.replace("Last.", "The end.");
    const hash = hashText(before);
    const { status } = await writer.post("/en-US/_edit/Web/CSS/gap", {
      text,
      hash,
      intent: "save",
    });
    expect(status).toBe(303);
    expect(writer.read(GAP)).toBe(text);
    expect(await writer.show("/en-US/docs/Web/CSS/gap")).toContain("The end.");
  });

  test("a file that has changed is shown, and overwritten only when asked", async () => {
    const before = writer.read(GAP);
    const theirs = before.replace("The end.", "Theirs.");
    writer.write(GAP, theirs);
    const mine = before.replace("The end.", "Mine.");
    const fields = { text: mine, hash: hashText(before), current: hashText(theirs) };
    const path = "/en-US/_edit/Web/CSS/gap";
    const refused = await writer.post(path, { ...fields, intent: "save" });
    const html = await refused.text();
    expect(refused.status).toBe(409);
    expect(html).toContain("<del>Theirs</del><ins>Mine</ins>");
    expect(html).toContain(">Save over the other version</button>");
    expect(writer.read(GAP)).toBe(theirs);
    await writer.post(path, { ...fields, intent: "overwrite" });
    expect(writer.read(GAP)).toBe(mine);
  });

  test.each([
    ["nothing", ""],
    ["no front matter", "Mine.\n"],
    ["no slug", "---\ntitle: gap\n---\n\nMine.\n"],
    ["no title", "---\nslug: Web/CSS/gap\n---\n\nMine.\n"],
    ["no body", "---\ntitle: gap\nslug: Web/CSS/gap\n---\n\n"],
  ])("a text with %s is kept in the editor and saved by no button", async (_, text) => {
    const before = writer.read(GAP);
    const hash = hashText(before);
    for (const intent of ["save", "overwrite"]) {
      const fields = { text, hash, current: hash, intent };
      const refused = await writer.post("/en-US/_edit/Web/CSS/gap", fields);
      expect(refused.status).toBe(422);
      const html = await refused.text();
      expect(html).toContain("The text needs a title and a slug");
      expect(html).toContain(`${text}</textarea>`);
    }
    expect(writer.read(GAP)).toBe(before);
  });

  test.each(["_edit", "_upload"])(
    "a text for a file that is gone is shown and not lost, in %s",
    async (tool) => {
      const fields = { text: "My <b>work</b>\r\n", hash: "0", intent: "save" };
      const refused = await writer.post(`/en-US/${tool}/Web/CSS/moved`, fields);
      expect(refused.status).toBe(404);
      expect(await refused.text()).toMatch(
        /<textarea[^>]*>My &lt;b&gt;work&lt;\/b&gt;\r?\n<\/textarea>/,
      );
    },
  );

  test.each([
    ["a.png", Buffer.from(PNG, "base64"), null],
    ["a.png", Buffer.from(PNG, "base64"), "There is a file of this name already."],
    ["b.jpg", Buffer.from(PNG, "base64"), "The content is not what the name says."],
    ["B.png", Buffer.from(PNG, "base64"), "The name may have lower-case letters"],
    ["../b.png", Buffer.from(PNG, "base64"), "The name may have lower-case letters"],
    ["b.html", Buffer.from("<p>"), "The name may have lower-case letters"],
    ["b.png", Buffer.alloc(0), "The image is empty"],
    ["b.png", Buffer.alloc(0), "longer than 500 KiB"],
    ["b.png", createBomb(), "more than 50 million pixels"],
    ["b.webp", Buffer.alloc(600 * 1024, WEBP, "base64"), "longer than 500 KiB"],
    ["padded.png", Buffer.alloc(600 * 1024, PNG, "base64"), null],
    ["b.svg", svg("<script>alert(1)</script>"), "This SVG could run code"],
    ["b.svg", svg('<g onclick="x()"/>'), "This SVG could run code"],
    ["b.svg", svg("<use href='a.svg#b'/>"), "This SVG could run code"],
    ["b.svg", svg("<title>Links with javascript:</title><use href='#b'/>"), null],
  ])("image %s of %#: %s", async (name, bytes, problem) => {
    const form = new FormData();
    form.set("image", new File([new Uint8Array(bytes)], name));
    const path = "/en-US/_upload/Web/CSS/gap";
    const response = await writer.post(path, form);
    const html = await response.text();
    expect(response.status).toBe(problem === null ? 200 : 400);
    const told = /aria-invalid="(\w+)"[^]*?role="alert">([^<]*)</.exec(html)?.slice(1);
    expect(told).toEqual([
      String(problem !== null),
      problem === null ? "" : expect.stringContaining(problem),
    ]);
    if (problem === null) {
      expect(html).toContain(`Added. Write ![](${name})`);
      expect(existsSync(writer.toFile(`en-us/web/css/gap/${name}`))).toBe(true);
    }
  });

  test("a text that is not saved stays when an image is added or refused", async () => {
    const before = writer.read(GAP);
    const form = new FormData();
    form.set("text", "Not saved.");
    form.set("hash", "x");
    form.set("image", new File([""], ""));
    const html = await (await writer.post("/en-US/_upload/Web/CSS/gap", form)).text();
    expect(html).toMatch(/<textarea[^>]*>\n?Not saved\.<\/textarea>/);
    expect(html).toContain('name="hash" value="x"');
    expect(html).toContain("The image is empty");
    expect(writer.read(GAP)).toBe(before);
  });

  test("the editor's script gets the Markdown of an image, or why it was refused", async () => {
    const accept = { Accept: "application/json" };
    const form = new FormData();
    form.set("image", new File([new Uint8Array(Buffer.from(PNG, "base64"))], "c.png"));
    const path = "/en-US/_upload/Web/CSS/gap";
    const added = await writer.post(path, form, accept);
    expect(await added.json()).toMatchObject({ markup: "![](c.png)" });
    const again = await writer.post(path, form, accept);
    expect([again.status, await again.json()]).toEqual([
      400,
      { problem: "There is a file of this name already." },
    ]);
  });

  test("a missing page is created from the template of its type", async () => {
    const missing = await writer.show("/en-US/docs/Web/CSS/new", 404);
    expect(missing).toContain('href="/en-US/_new/Web/CSS/new"');
    const screen = await writer.show("/en-US/_new/Web/CSS/new?type=guide&title=A%20page");
    expect(screen).toContain("title: A page");
    expect(screen).toContain("page-type: guide");
    const { headers } = await writer.post("/en-US/_new/Web/CSS/new", {
      type: "guide",
      title: "A page",
    });
    expect(headers.get("Location")).toBe("/en-US/docs/Web/CSS/new");
    expect(await writer.show("/en-US/docs/Web/CSS/new")).toContain("<h1>A page</h1>");
  });

  test("a copy that still has its old slug shows that at its address, with the tools of its file", async () => {
    const file = "en-us/web/css/copied/index.md";
    const address = "/en-US/docs/Web/CSS/copied";
    writer.write(file, toPage("Web/CSS", "A copy."));
    await writer.compile();
    const bar = toBar(await writer.show(address, 404));
    expect(bar).toContain("is taken by en-us/web/css/index.md");
    expect(bar).toContain(file);
    expect(bar).toContain('<details open="">');
    expect(bar).not.toContain("/_new/");
    expect(await writer.show("/en-US/_source/Web/CSS/copied")).toContain("writer-flawed");
    const { status } = await writer.post("/en-US/_edit/Web/CSS/copied", {
      intent: "save",
      hash: hashText(writer.read(file)),
      text: toPage("Web/CSS/copied", "A page."),
    });
    expect(status).toBe(303);
    expect(await writer.show(address)).toContain("<h1>copied</h1>");
  });

  test("a missing translation begins as the English text, with its commit", async () => {
    await writer.post("/de/_new/Web/CSSX", { type: "guide", title: "" });
    const text = writer.read("de/web/cssx/index.md");
    expect(text).toMatch(/sourceCommit: [0-9a-f]{40}\n/);
    expect(text).toContain("Another area.");
  });

  test("a page without its parent, and one outside of the content, are not created", async () => {
    const fields = { type: "guide", title: "" };
    const orphan = await writer.post("/en-US/_new/None/Page", fields);
    expect(orphan.status).toBe(400);
    expect(await orphan.text()).toContain("parent page does not exist: None");
    const outside = await writer.post("/en-US/_new/Web%2f..%2f..%2f..%2fx", fields);
    expect(outside.status).toBe(400);
    // There is a file of this name.
    const file = await writer.post("/en-US/_new/_redirects.txt", fields);
    expect(file.status).toBe(400);
  });
});

describe("/404/ shows the page of a missing address", () => {
  test("for a missing page, with an offer to create it", async () => {
    const screen = await writer.show("/en-US/404/Web/CSS/gaps", 404);
    expect(screen).toContain("/en-US/docs/Web/CSS/gaps could not be found");
    expect(screen).toContain('href="/en-US/docs/Web/CSS/gap"');
    expect(screen).toContain('href="/en-US/_new/Web/CSS/gaps"');
    expect(screen).toMatch(/<meta name="robots" content="[^"]*noindex/);
  });

  test("for a page that exists, without suggesting the page itself", async () => {
    const screen = await writer.show("/de/404/Web/CSS/gap", 404);
    const main = /<main.*<\/main>/s.exec(screen)?.[0] ?? "";
    expect(main).toContain('href="/en-US/docs/Web/CSS/gap"');
    expect(main).not.toContain('href="/de/docs/Web/CSS/gap"');
    expect(screen).not.toContain('href="/de/_new/Web/CSS/gap"');
    expect(toBar(screen)).toContain('href="/de/docs/Web/CSS/gap"');
  });

  test("for a moved page, with the address that readers get", async () => {
    const screen = await writer.show("/en-US/404/Old/gap", 404);
    expect(toBar(screen)).toContain('href="/en-US/docs/Web/CSS/gap"');
  });

  test.each([
    ["Web/x y", "/de/404/Web/x%20y"],
    ["/en-US/docs/Web/x", "/en-US/404/Web/x"],
    ["https://docs.example/fr/docs/Web/x?y#z", "/fr/404/Web/x"],
    ["//evil.example/x", "/de/404/evil.example/x"],
  ])("from the form of the home: %s", async (path, target) => {
    const home = await writer.show("/de/");
    expect(home).toContain('action="/de/_missing"');
    const found = await writer.site.get(`/de/_missing?path=${encodeURIComponent(path)}`);
    expect(found.headers.get("Location")).toBe(target);
  });
});

describe("the editor's own program", () => {
  test("starts with the file as one argument, whatever its name", async () => {
    let calls = 0;
    const script = writer.toFile("editor.mjs");
    const seen = writer.toFile("seen.json");
    writeFileSync(
      script,
      `import { writeFileSync } from "node:fs";
       writeFileSync(${JSON.stringify(seen)}, JSON.stringify(process.argv.slice(2)));`,
    );
    const other = await startWriterSite(
      { "en-us/web/index.md": toPage("Web", "Text. {{Nothing}}") },
      {
        editor: `${process.execPath} ${script}`,
        allowsEditing: false,
        readVersion: () => `version-${calls++}`,
      },
    );
    try {
      calls = 0;
      const page = await other.show("/en-US/docs/Web");
      expect(page).toContain("Open in the editor");
      // The version of when the page was asked for, because a later one may come meanwhile.
      expect(page).toContain('data-writer-version="version-0"');
      const { status } = await other.post("/en-US/_open/Web", { line: "7", column: "1" });
      expect(status).toBe(303);
      await expect
        .poll(() => existsSync(seen) && writer.read("seen.json"))
        .toBe(JSON.stringify([other.toFile("en-us/web/index.md")]));
      expect((await other.site.get("/en-US/_edit/Web")).status).toBe(403);
      const saved = await other.post("/en-US/_edit/Web", { intent: "save", text: "x" });
      expect(saved.status).toBe(403);
    } finally {
      await other.close();
    }
  });
});

test("browsers keep no redirect, which the next save may take back", async () => {
  const response = await writer.site.get("/en-US/docs/web");
  expect(response.status).toBe(301);
  expect(response.headers.get("cache-control")).toBe("no-store");
});

test("open pages hear of new content, and completions know macros and pages", async () => {
  const response = await writer.site.get("/_writers/events");
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  while (!/data: \S+\n\n/.test(text)) text += (await reader?.read())?.value ?? "";
  expect(text).toContain(`data: ${writer.site.content.readVersion()}`);
  const next = reader?.read();
  await writer.compile();
  expect((await next)?.value).toContain("data: ");
  await reader?.cancel();
  const complete = async (query: string): Promise<string[]> =>
    (
      (await (await writer.site.get(`/_writers/complete?${query}`)).json()) as {
        label: string;
      }[]
    ).map(({ label }) => label);
  expect(await complete("kind=macro&q=compa")).toContain("compat");
  expect(await complete("kind=link&q=/en-US/docs/Web/CSS/&locale=en-US")).toContain(
    "/en-US/docs/Web/CSS/gap",
  );
});

function toBar(html: string): string {
  return /<aside id="writer-bar".*<\/aside>/s.exec(html)?.[0] ?? "";
}

function svg(content: string): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="2" height="2">${content}</svg>`,
  );
}
