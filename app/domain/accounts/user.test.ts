import { expect, test } from "vitest";
import { readPlan, toShownUser, type User } from "./user";

test.each([
  [null, null, "core", false],
  ["core", null, "core", false],
  ["mdn_plus_5m", null, "mdn_plus_5m", true],
  ["core", "mdn_plus_10y", "mdn_plus_10y", true],
  ["mdn_plus_10y", "core", "core", false],
] as const)(
  "combines the subscription %s and the staff plan %s into %s",
  (subscriptionType, enforcePlus, expected, isSubscriber) => {
    const plan = readPlan({ subscriptionType, enforcePlus });
    expect(plan).toEqual({ subscriptionType: expected, isSubscriber });
  },
);

test("sends the browser only data that pages show", () => {
  const user: User = {
    id: 7,
    uid: "provider-id",
    email: "a@example.org",
    avatarUrl: null,
    subscriptionType: "core",
    isSubscriber: false,
    isStaff: true,
    settings: null,
    collectionsChangedAt: null,
    updatesSeen: null,
    formOwner: "hash",
  };
  expect(Object.keys(toShownUser(user, true))).toEqual([
    "email",
    "avatarUrl",
    "subscriptionType",
    "isSubscriber",
    "settings",
    "formOwner",
    "hasNews",
  ]);
});
