import { createHash } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openSite, type OpenSite } from "../support/open-site";
import { signIn } from "../support/sign-in";

const PAGE = "/en-US/docs/Web/Page";
const OTHER = "/en-US/docs/Web/Other";
/** Each would end an attribute or an element if it were not escaped. */
const STRANGE = `o'<b>"&"@example.org`;

let opened: OpenSite;

beforeAll(async () => {
  opened = await openSite({
    pages: {
      "/en-US/docs/Web": "Text.",
      [PAGE]: `Text.\n\n## Heading\n\n${"A long article. ".repeat(100)}`,
      [OTHER]: "Text.",
    },
  });
}, 120_000);

afterAll(() => opened.close());

/** Reads a page, whose policy allows its inline scripts. */
async function read(path: string, cookie?: string): Promise<string> {
  const response = await opened.site.get(path, cookie === undefined ? {} : { cookie });
  const policy = response.headers.get("content-security-policy") ?? "";
  const html = await response.text();
  const scripts = [...html.matchAll(/<script>([^<]+)<\/script>/g)];
  expect(scripts.length).toBeGreaterThan(1);
  for (const [, script = ""] of scripts)
    expect(policy).toContain(createHash("sha256").update(script).digest("base64"));
  expect(html).not.toContain("nonce=");
  return html;
}

async function createReader(
  name: string,
  changes: { email?: string; avatar_url?: string },
) {
  const { cookie, user } = await signIn(opened.database, { name, isSecure: true });
  const email = changes.email ?? `${name}@example.org`;
  await opened.database.query((db) =>
    db
      .updateTable("users")
      .set({ ...changes, email })
      .where("id", "=", user.id)
      .execute(),
  );
  return { cookie, email, id: user.id };
}

test("gives each reader their own page, whoever came first, and the same one again", async () => {
  const ada = await createReader("ada", {});
  const ben = await createReader("ben", {
    avatar_url: "https://a.example/ben.png?a=1&b=2",
  });
  const first = {
    ada: await read(PAGE, ada.cookie),
    ben: await read(PAGE, ben.cookie),
    none: await read(PAGE),
  };
  expect(first.ada.match(/ada@example\.org/g)?.length).toBeGreaterThan(2);
  expect(first.ada).not.toContain("ben@");
  expect(first.ben).toContain(">ben@example.org<");
  expect(first.ben).toContain('src="https://a.example/ben.png?a=1&amp;b=2"');
  expect(first.ben).not.toContain("ada@");
  expect(first.none).not.toContain("@example.org");
  for (const html of Object.values(first)) expect(html).not.toMatch(/own-[\da-f]{8}-/);
  expect(await read(PAGE, ada.cookie)).toBe(first.ada);
  expect(await read(PAGE, ben.cookie)).toBe(first.ben);
  expect(await read(PAGE)).toBe(first.none);
});

test("escapes a reader's texts in the page and in its data", async () => {
  const plain = await createReader("plain", {});
  const strange = await createReader("strange", { email: STRANGE });
  await read(OTHER, plain.cookie);
  const html = await read(OTHER, strange.cookie);
  expect(html).not.toContain("<b>");
  expect(html).toContain("o'&lt;b&gt;&quot;&amp;&quot;@example.org</p>");
  expect(html).toContain(String.raw`o'\u003cb>\"&\"@example.org`);
});

test("shows a change of the account at once", async () => {
  const { cookie, id } = await createReader("cleo", {});
  const before = await read(PAGE, cookie);
  await opened.database.query((db) =>
    db
      .updateTable("users")
      .set({ email: "new@example.org", subscription_type: "mdn_plus_5m" })
      .where("id", "=", id)
      .execute(),
  );
  const after = await read(PAGE, cookie);
  expect(before).not.toContain("data-subscriber");
  expect(after).toContain("data-subscriber");
  expect(after).not.toContain("cleo@");
});

test("ends with the session", async () => {
  const { cookie, id } = await createReader("dan", {});
  expect(await read(PAGE, cookie)).toContain("dan@example.org");
  await opened.database.query((db) =>
    db.deleteFrom("sessions").where("user_id", "=", id).execute(),
  );
  expect(await read(PAGE, cookie)).toBe(await read(PAGE));
});

test.each([
  ["another theme", "theme=dark", 'data-theme="dark"'],
  ["hidden browsers", "hidden_browsers=opera", "Text."],
])("keeps a page with %s apart", async (_case, cookie, expected) => {
  const plain = await read(OTHER);
  const own = await read(OTHER, cookie);
  expect(own).toContain(expected);
  expect(await read(OTHER)).toBe(plain);
  expect(await read(OTHER, cookie)).toBe(own);
});

test("keeps a page with a filter apart", async () => {
  const plain = await read(PAGE);
  expect(await read(`${PAGE}?sidebar=x`)).toContain("noindex");
  expect(await read(PAGE)).toBe(plain);
});
