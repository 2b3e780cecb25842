import { PLANS, type Plan } from "./plan";

/** Where the built-in provider answers, below the site's origin. */
export const DEMO_ACCOUNTS_PATH = "/users/demo";
/** Below it: the page on which a reader chooses whom to be. It is one of the site's own. */
export const DEMO_CHOICE_PATH = "/sign-in/";

/** Somebody to sign in as: one reader for each plan. */
export interface DemoAccount {
  uid: string;
  displayName: string;
  email: string;
  plan: Plan;
}

const NAMES: Readonly<Record<Plan, string>> = {
  core: "Cory Core",
  mdn_plus_5m: "Fay Five",
  mdn_plus_5y: "Finn Five",
  mdn_plus_10m: "Tara Ten",
  mdn_plus_10y: "Theo Ten",
};

export const DEMO_ACCOUNTS: readonly DemoAccount[] = PLANS.map((plan) => ({
  uid: `demo-${plan}`,
  displayName: NAMES[plan],
  email: `${NAMES[plan].toLowerCase().replace(" ", ".")}@demo.example`,
  plan,
}));
