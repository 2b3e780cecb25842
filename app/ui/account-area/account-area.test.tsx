import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { NO_ACCOUNT, type AccountFacts, type ShownUser } from "~/domain/accounts/user";
import type { SiteFeature } from "~/domain/site/site-features";
import { getInterfaceText } from "~/l10n/interface-texts.server";
import { LocaleProvider } from "~/l10n/locale-context";
import { AccountArea, AccountBanner } from "./account-area";
import { ACCOUNT_PARTS } from "./account-parts";
import { AccountPartsContext } from "./account-parts-context";

const USER: ShownUser = {
  email: "ada@example.org",
  avatarUrl: null,
  subscriptionType: "core",
  isSubscriber: false,
  settings: null,
  formOwner: "hash-of-ada",
  hasNews: false,
};
const SITE = {
  siteName: "MDN",
  year: "2030",
  features: ["plus", "collections", "settings"] as readonly SiteFeature[],
  missingPages: [],
  englishPages: [],
  missingAreaPages: [],
  services: { help: "https://help.example/", feedback: "https://feedback.example/" },
};
const API_DOWN =
  "The API is down for maintenance. You can continue to browse the MDN Web Docs, but MDN Plus and Search might not be available. Thank you for your patience!";

function render(
  facts: Partial<AccountFacts>,
  { next = "/en-US/docs/Web?a=1", features = SITE.features } = {},
) {
  const account = { ...NO_ACCOUNT, ...facts };
  return renderToStaticMarkup(
    <LocaleProvider locale="en-US" text={getInterfaceText("en-US")}>
      <AccountPartsContext.Provider value={ACCOUNT_PARTS}>
        <AccountArea site={{ ...SITE, features }} account={account} next={next} />
        <AccountBanner account={account} siteName="MDN" path="/en-US/docs/Web" />
      </AccountPartsContext.Provider>
    </LocaleProvider>,
  )
    .replaceAll("\u2068", "")
    .replaceAll("\u2069", "");
}

test("offers to log in and to sign up, with nofollow links", () => {
  const html = render({});
  expect(html).toContain(">Log in</a>");
  expect(html).toContain(">Sign up for free</a>");
  expect(html.match(/rel="nofollow"/g)).toHaveLength(2);
  expect(html).not.toContain("data-account");
});

test("shows a reader's own menu, with the areas of this build", () => {
  const html = render({ user: USER });
  const entries = [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>([^<]*)/g)];
  expect(entries.map(([, href, label]) => [label, href])).toEqual([
    ["Collections", "/en-US/plus/collections"],
    ["My Settings", "/en-US/plus/settings"],
    ["Help", "https://help.example/"],
    ["Feedback", "https://feedback.example/"],
  ]);
  expect(html).toContain("My MDN Plus");
  expect(html).toContain(">ada@example.org<");
  expect(html).toContain('src="/assets/avatar.png"');
  expect(html).not.toContain("data-subscriber");
});

test("shows signed-out readers no links, and signed-in ones only sign-out, on a site without Plus", () => {
  const features: SiteFeature[] = ["accounts", "play"];
  expect(render({}, { features })).toBe("");
  const html = render({ user: USER }, { features });
  expect(html).not.toContain("<a ");
  expect(html).not.toContain("Plus<");
  expect(html).toContain(">ada@example.org<");
  expect(html).toContain(">Sign Out</button>");
});

test("signs out by a form that returns to the page", () => {
  const html = render({ user: USER });
  expect(html).toContain('<form method="post" action="/users/fxa/login/logout/">');
  expect(html).toContain('name="next" value="/en-US/docs/Web?a=1"');
  expect(html).toContain(">Sign Out</button>");
});

test("marks a subscriber's picture, also in words", () => {
  const avatarUrl = "https://profile.accounts.firefox.com/a.png";
  const html = render({ user: { ...USER, isSubscriber: true, avatarUrl } });
  expect(html).toContain("data-subscriber");
  expect(html).toContain("Plus subscriber");
  expect(html).toContain(`src="${avatarUrl}"`);
});

test("replaces the account by a notice during maintenance, with the way out", () => {
  const html = render({ user: USER, maintenance: "Back at noon <soon>" });
  expect(html).toContain("Maintenance ongoing");
  expect(html).toContain("Back at noon &lt;soon&gt;");
  expect(html).toContain(">ada@example.org<");
  expect(html).toContain(">Sign Out</button>");
  expect(html).not.toContain("<a ");
  expect(html).not.toContain('role="status"');
});

test("offers signed-out readers no way out during maintenance", () => {
  const html = render({ maintenance: "Back at noon" });
  expect(html).toContain("Maintenance ongoing");
  expect(html).not.toContain("Sign Out");
  expect(html).not.toContain("Log in");
});

test("shows a banner below the header when the session cannot be looked up", () => {
  const html = render({ isUserUnknown: true });
  expect(html).toContain("Maintenance ongoing");
  expect(html).toContain(`role="status">${API_DOWN}</p>`);
  expect(html).not.toContain("Log in");
});
