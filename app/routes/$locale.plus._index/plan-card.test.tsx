import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { getInterfaceText } from "~/l10n/interface-texts.server";
import { LocaleProvider } from "~/l10n/locale-context";
import type { Offer } from "./list-offers";
import { PlanCard, type PlanCardProps } from "./plan-card";

const ALL = ["afree", "ai-help", "playground", "updates", "collections"] as const;

function render(
  offer: Partial<Offer>,
  facts: Partial<Pick<PlanCardProps, "offered" | "hasFaq" | "terms">> = {},
) {
  const whole: Offer = {
    tier: "plus-5",
    state: "start",
    price: "$5",
    href: "https://pay.example/",
    isSold: true,
    ...offer,
  };
  return renderToStaticMarkup(
    <LocaleProvider locale="en-US" text={getInterfaceText("en-US")}>
      <PlanCard
        offer={whole}
        period="month"
        siteName="Site"
        offered={ALL}
        hasFaq
        terms={null}
        {...facts}
      />
    </LocaleProvider>,
  );
}

test("offers to start with a plan, or to upgrade to it", () => {
  expect(render({})).toMatch(/href="https:\/\/pay.example\/"[^>]*>Start with Plus 5</);
  const upgrade = render({ tier: "supporter-10", state: "upgrade" });
  expect(upgrade).toContain(">Upgrade to Supporter 10<");
});

test("marks a plan as unavailable where no plan is sold", () => {
  const html = render({ href: null });
  expect(html).toContain("Paid plans can’t be bought on this site.");
  expect(html).not.toContain("Start with");
});

test("says beside a link to sign-in that no plan is sold", () => {
  const html = render({ href: "/sign-in", isSold: false });
  expect(html).toMatch(
    /href="\/sign-in"[^>]*aria-describedby="([^"]+)".*<p id="\1"[^>]*>Paid plans can’t be bought/,
  );
  expect(render({})).not.toContain("bought");
});

test("marks the reader's own plan, without a link", () => {
  const html = render({ state: "current", href: null });
  expect(html).toContain("Current plan");
  expect(html).not.toContain("pay.example");
});

test("links the operator's terms, and no other site's", () => {
  expect(render({}, { terms: "https://docs.example/terms" })).toContain(
    'href="https://docs.example/terms"',
  );
  expect(render({})).not.toContain("terms");
});

test("explains why a plan is unavailable", () => {
  const html = render({ state: "unavailable", href: null });
  expect(html).toMatch(/href="\/en-US\/plus\/docs\/faq#[^"]+"[^>]*>Not available</);
});

test("shows price and billing period", () => {
  const html = render({});
  expect(html).toMatch(/\$5<small>\/month<\/small>/);
  expect(html).toContain("Billed monthly");
  expect(html).toContain(">Site Plus 5<");
});

test("shows the free plan without a price, and with its limits", () => {
  const html = render({ tier: "core", price: null });
  expect(html).toContain(">Free<");
  expect(html).not.toContain("Billed");
  expect(html).toContain("Up to 3 collections");
  expect(html).toContain("AI Help: 5 questions per day");
});

test("lists more features for supporters", () => {
  const html = render({ tier: "supporter-10" });
  for (const item of ["Ads free", "Early access to new features", "Pride and joy"])
    expect(html).toContain(item);
});

test.each(["core", "plus-5", "supporter-10"] as const)(
  "lists no feature %s that the site lacks",
  (tier) => {
    const html = render({ tier }, { offered: ["afree", "collections"] });
    expect(html).not.toMatch(/AI Help|updates/i);
    expect(html).toContain("ollections");
  },
);

test("links no FAQ where there is none", () => {
  const html = render({ state: "unavailable", href: null }, { hasFaq: false });
  expect(html).toContain("Not available");
  expect(html).not.toContain("/plus/docs/");
});
