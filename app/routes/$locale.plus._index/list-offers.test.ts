import { expect, test } from "vitest";
import type { Locale } from "~/domain/locales/locale";
import type { Plan } from "~/domain/accounts/plan";
import type { PlanPeriod } from "~/domain/accounts/plan-offer";
import { createPlansService } from "~/services/plans/index.server";
import { listOffers } from "./list-offers";

interface Situation {
  country?: string;
  locale?: Locale;
  own?: Plan | null;
  period?: PlanPeriod;
  paymentsUrl?: string | null;
}

async function list(situation: Situation = {}) {
  const { country = "US", locale = "en-US", own = null, period = "month" } = situation;
  const { readPrices, findPurchaseUrl } = createPlansService({
    secretKey: null,
    paymentsUrl: situation.paymentsUrl ?? null,
    onError: () => undefined,
  });
  const prices = await readPrices(country);
  return listOffers(period, { locale, own, prices, findPurchaseUrl });
}

const SIGN_IN = "/users/fxa/login/authenticate/?next=%2Fen-US%2Fplus";

test("offers all plans to signed-out readers", async () => {
  expect(await list()).toEqual([
    { tier: "core", state: "start", price: null, href: SIGN_IN, isSold: true },
    { tier: "plus-5", state: "start", price: "$5", href: SIGN_IN, isSold: false },
    { tier: "supporter-10", state: "start", price: "$10", href: SIGN_IN, isSold: false },
  ]);
});

test("shows yearly prices per month, including cents", async () => {
  const offers = await list({ period: "year" });
  expect(offers.map(({ price }) => price)).toEqual([null, "$4.17", "$8.33"]);
});

test("formats prices in the page's language", async () => {
  const offers = await list({ country: "DE", locale: "de", period: "year" });
  expect(offers[1]?.price?.replace(/\s/g, " ")).toBe("4,17 €");
});

test("links the payments provider where there is one", async () => {
  const offers = await list({ paymentsUrl: "https://pay.example", period: "year" });
  expect(offers.map(({ href }) => href)).toEqual([
    SIGN_IN,
    "https://pay.example/mdnplus5y/yearly/landing",
    "https://pay.example/mdnplus10y/yearly/landing",
  ]);
  expect(offers.every(({ isSold }) => isSold)).toBe(true);
});

test("links no sign-in for signed-in readers", async () => {
  const offers = await list({ own: "core" });
  expect(offers.map(({ state, href }) => [state, href])).toEqual([
    ["current", null],
    ["start", null],
    ["start", null],
  ]);
});

test("links available plans only", async () => {
  const offers = await list({ own: "mdn_plus_10m" });
  expect(offers.map(({ state, href }) => [state, href])).toEqual([
    ["unavailable", null],
    ["unavailable", null],
    ["current", null],
  ]);
  const yearly = await list({ own: "mdn_plus_10m", period: "year" });
  expect(yearly.map(({ state }) => state)).toEqual([
    "unavailable",
    "unavailable",
    "upgrade",
  ]);
});

test("lists the free plan only where the others are not sold", async () => {
  const offers = await list({ country: "BR", own: "core" });
  expect(offers).toEqual([
    { tier: "core", state: "current", price: null, href: null, isSold: true },
  ]);
});
