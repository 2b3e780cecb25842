import { expect, test } from "vitest";
import { action, loader } from "~/routes/api.v1.stripe.plans";
import type { SiteFeature } from "~/domain/site/site-features";
import { createPlansService } from "~/services/plans/index.server";
import { createLoadContext } from "../support/create-load-context";

interface Asked {
  method?: string;
  country?: string;
  features?: SiteFeature[];
}

function ask({ method = "GET", country, features = ["plus"] }: Asked = {}) {
  const headers: HeadersInit =
    country === undefined ? {} : { "CloudFront-Viewer-Country": country };
  const request = new Request("https://docs.example/x", { method, headers });
  const plans = createPlansService({
    secretKey: null,
    paymentsUrl: null,
    onError: () => undefined,
  });
  const context = createLoadContext({ services: { plans }, config: { features } });
  const args = { request, params: {}, context };
  return method === "GET" ? loader(args) : action(args);
}

test.each(["GET", "POST", "PUT", "DELETE"])(
  "answers %s with the prices",
  async (method) => {
    const answer = await ask({ method, country: "FR" });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("cache-control")).toBe("private, max-age=86400");
    expect(await answer.json()).toMatchObject({
      country: "FR",
      currency: "eur",
      plans: { mdn_plus_5y: { monthlyPriceInCents: 417 } },
    });
  },
);

test("treats a request without a country as one from the United States", async () => {
  expect(await (await ask()).json()).toMatchObject({ country: "US", currency: "usd" });
});

test("treats a value that is no country as none", async () => {
  expect(await (await ask({ country: "USA" })).json()).toMatchObject({ country: "US" });
});

test("has no plans where nothing is sold", async () => {
  const answer = await ask({ country: "BR" });
  expect([answer.status, await answer.text()]).toEqual([
    404,
    "There are no plans in this country",
  ]);
});

test("has no plans on a site without Plus", async () => {
  expect((await ask({ features: [] })).status).toBe(404);
});
