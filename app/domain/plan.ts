/** What a signed-in reader may have subscribed to: core is free; m is by month, y by year. */
export type Plan =
  "core" | "mdn_plus_5m" | "mdn_plus_5y" | "mdn_plus_10m" | "mdn_plus_10y";
