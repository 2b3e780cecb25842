import { afterEach, beforeEach, describe, expect, test } from "vitest";
import {
  startFakePayments,
  type FakePayments,
} from "../../../tests/support/fake-payments";
import { createPlansService } from "./index.server";

const HOUR = 3_600_000;
/** Long enough for a local response. */
const PATIENCE = 30_000;

let payments: FakePayments;
let time = 0;
let errors: unknown[] = [];

beforeEach(async () => {
  payments = await startFakePayments();
  time = 1_000_000;
  errors = [];
});

afterEach(() => payments.close());

function createService(secretKey: string | null = "sk_test", patience = PATIENCE) {
  // Each test has its own list, because a pending request of an earlier test may fail during a
  // later one.
  const ownErrors = errors;
  return createPlansService({
    secretKey,
    paymentsUrl: "https://payments.example/plans",
    onError: (error) => ownErrors.push(error),
    address: payments.address,
    maxWaitMilliseconds: patience,
    now: () => time,
  });
}

async function readMonthly(country: string | null, service = createService()) {
  const prices = await service.readPrices(country);
  return prices && Object.values(prices.plans).map((plan) => plan.monthlyPriceInCents);
}

describe("without a payments provider", () => {
  test("returns the default prices without a request", async () => {
    expect(await createService(null).readPrices("US")).toEqual({
      country: "US",
      currency: "usd",
      plans: {
        mdn_plus_5m: { id: "mdn_plus_5m", monthlyPriceInCents: 500 },
        mdn_plus_5y: { id: "mdn_plus_5y", monthlyPriceInCents: 417 },
        mdn_plus_10m: { id: "mdn_plus_10m", monthlyPriceInCents: 1000 },
        mdn_plus_10y: { id: "mdn_plus_10y", monthlyPriceInCents: 833 },
      },
    });
    expect(payments.requests).toEqual([]);
  });

  test.each([
    [null, "US", "usd"],
    ["ZZ", "US", "usd"],
    ["ca", "CA", "usd"],
    ["FR", "FR", "eur"],
    ["CH", "CH", "chf"],
  ])("sells to %s as %s in %s", async (given, country, currency) => {
    const prices = await createService(null).readPrices(given);
    expect(prices).toMatchObject({ country, currency });
  });

  test.each(["BR", "IN", "", "United States", "U"])(
    "sells nothing in %j",
    async (given) => {
      expect(await createService(null).readPrices(given)).toBeNull();
    },
  );

  test("returns the landing page of each plan", () => {
    const { findPurchaseUrl } = createService(null);
    expect(findPurchaseUrl("mdn_plus_5m")).toBe(
      "https://payments.example/plans/mdnplus5m/monthly/landing",
    );
    expect(findPurchaseUrl("mdn_plus_10y")).toBe(
      "https://payments.example/plans/mdnplus10y/yearly/landing",
    );
    const options = { secretKey: null, paymentsUrl: null, onError: () => undefined };
    expect(createPlansService(options).findPurchaseUrl("mdn_plus_5m")).toBeNull();
  });
});

describe("with a payments provider", () => {
  test("requests all four plans once, and rounds yearly prices down to months", async () => {
    const service = createService();
    expect(await service.readPrices("US")).toEqual({
      country: "US",
      currency: "usd",
      plans: {
        mdn_plus_5m: { id: "price_mdn_plus_5m", monthlyPriceInCents: 500 },
        mdn_plus_5y: { id: "price_mdn_plus_5y", monthlyPriceInCents: 416 },
        mdn_plus_10m: { id: "price_mdn_plus_10m", monthlyPriceInCents: 1000 },
        mdn_plus_10y: { id: "price_mdn_plus_10y", monthlyPriceInCents: 833 },
      },
    });
    expect(await readMonthly("DE", service)).toEqual([620, 426, 1120, 843]);
    expect(payments.requests).toHaveLength(1);
    const keys = [...(payments.requests[0]?.searchParams.entries() ?? [])]
      .filter(([name]) => name.startsWith("lookup_keys"))
      .map(([, value]) => value);
    expect(keys).toEqual(["mdn_plus_5m", "mdn_plus_5y", "mdn_plus_10m", "mdn_plus_10y"]);
  });

  test("sells nothing in a currency without prices", async () => {
    expect(await readMonthly("CH")).toBeNull();
    expect(errors).toEqual([]);
  });

  test("returns the last good prices while it is down, and new ones afterwards", async () => {
    const service = createService();
    const before = await service.readPrices("US");
    payments.setMood("broken");
    time += HOUR;
    expect(await service.readPrices("US")).toEqual(before);
    await expect.poll(() => errors.length).toBe(1);
    payments.setMood("well");
    time += HOUR;
    await service.readPrices("US");
    await expect.poll(() => payments.requests.length).toBe(3);
  });

  test("returns the default prices when it has never answered, and retries later", async () => {
    payments.setMood("broken");
    const service = createService();
    const DEFAULTS = [500, 417, 1000, 833];
    expect(await readMonthly("US", service)).toEqual(DEFAULTS);
    expect(await readMonthly("US", service)).toEqual(DEFAULTS);
    expect(payments.requests).toHaveLength(1);
    payments.setMood("well");
    time += 30_000;
    expect(await readMonthly("US", service)).toEqual([500, 416, 1000, 833]);
  });

  test("does not block a page while it hangs", async () => {
    payments.setMood("hanging");
    const service = createService("sk_test", 20);
    expect(await readMonthly("US", service)).toEqual([500, 417, 1000, 833]);
  });

  test("gives an answer up whose body never ends", async () => {
    payments.setMood("dribbling");
    const service = createService("sk_test", 50);
    expect(await readMonthly("US", service)).toEqual([500, 417, 1000, 833]);
    await expect.poll(() => errors.length).toBe(1);
    payments.setMood("well");
    const readLater = () => {
      time += 30_000;
      return readMonthly("US", service);
    };
    await expect.poll(readLater).toEqual([500, 416, 1000, 833]);
  });

  test("ignores a set that lacks a plan", async () => {
    payments.withdraw("mdn_plus_10m");
    expect(await readMonthly("US")).toEqual([500, 417, 1000, 833]);
    expect(errors).toMatchObject([{ name: "MissingPricesError" }]);
  });
});
