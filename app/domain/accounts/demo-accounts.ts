import { PLANS, type Plan } from "./plan";

/** Path of the built-in accounts provider. */
export const DEMO_ACCOUNTS_PATH = "/users/demo";
/** Path of the account chooser below DEMO_ACCOUNTS_PATH, a page of the site itself. */
export const DEMO_CHOICE_PATH = "/sign-in/";

/** A test account to sign in as; there is one per plan. */
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
