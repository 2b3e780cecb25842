import type { Logger } from "pino";
import type { Config } from "~/config.server";
import { createPlansService } from "~/services/plans/index.server";
import type { PlansService } from "~/services/plans/plans-service";

/** Creates the plans service. It sends no request before the first page view. */
export function openPlans(
  config: Pick<Config, "STRIPE_SECRET_KEY" | "PAYMENTS_URL">,
  logger: Logger,
): PlansService {
  return createPlansService({
    secretKey: config.STRIPE_SECRET_KEY ?? null,
    paymentsUrl: config.PAYMENTS_URL?.replace(/\/+$/, "") ?? null,
    onError: (err) =>
      logger.error({ err }, "plan prices not refreshed; the last known ones are shown"),
  });
}
