import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { PaidPlan } from "~/domain/accounts/plan-offer";

const CENTS: Readonly<Record<PaidPlan, number>> = {
  mdn_plus_5m: 500,
  mdn_plus_5y: 5000,
  mdn_plus_10m: 1000,
  mdn_plus_10y: 10_000,
};

/** Behaviour of the fake: prices, errors, no response, or one whose body never ends. */
export type PaymentsMood = "well" | "broken" | "hanging" | "dribbling";

export interface FakePayments {
  address: { host: string; port: number; protocol: "http" };
  requests: URL[];
  setMood(mood: PaymentsMood): void;
  /** Omits one plan from the responses. */
  withdraw(plan: PaidPlan): void;
  close(): Promise<void>;
}

/** Starts a local fake of the payments provider's API. */
export async function startFakePayments(): Promise<FakePayments> {
  let mood: PaymentsMood = "well";
  const withdrawn = new Set<string>();
  const requests: URL[] = [];
  const server = createServer((request, response) => {
    requests.push(new URL(request.url ?? "/", "http://localhost"));
    if (mood === "hanging") return;
    response.setHeader("Content-Type", "application/json");
    if (mood === "dribbling") {
      const timer = setInterval(() => response.write(" "), 5);
      response.on("close", () => clearInterval(timer));
      return;
    }
    if (mood === "broken") {
      response.statusCode = 500;
      response.end(JSON.stringify({ error: { type: "api_error", message: "down" } }));
      return;
    }
    const data = Object.entries(CENTS)
      .filter(([plan]) => !withdrawn.has(plan))
      .map(([plan, cents]) => createPrice(plan, cents));
    response.end(
      JSON.stringify({ object: "list", data, has_more: false, url: "/v1/prices" }),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: { host: "127.0.0.1", port, protocol: "http" },
    requests,
    setMood: (next) => (mood = next),
    withdraw: (plan) => withdrawn.add(plan),
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}

/** A price in dollars with an option in euros, in the provider's format. */
function createPrice(plan: string, cents: number) {
  return {
    id: `price_${plan}`,
    object: "price",
    active: true,
    currency: "usd",
    lookup_key: plan,
    unit_amount: cents,
    recurring: { interval: plan.endsWith("y") ? "year" : "month" },
    currency_options: { usd: { unit_amount: cents }, eur: { unit_amount: cents + 120 } },
  };
}
