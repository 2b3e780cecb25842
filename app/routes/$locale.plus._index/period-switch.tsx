import { useNavigate } from "@remix-run/react";
import type { KeyboardEvent, MouseEvent } from "react";
import { useHydrated } from "remix-utils/use-hydrated";
import type { PlanPeriod } from "~/domain/accounts/plan-offer";
import { useText } from "~/l10n/locale-context";
import { SwitchTrack } from "~/ui/switch-track/switch-track";
import styles from "./period-switch.module.css";

/**
 * Billing period: a link to the page with the other period, which scripts replace by a
 * switch that changes the prices in place.
 */
export function PeriodSwitch({ period }: { period: PlanPeriod }) {
  const text = useText();
  const navigate = useNavigate();
  const isLive = useHydrated();
  const isYearly = period === "year";
  const search = `?period=${isYearly ? "month" : "year"}`;

  function change(event: MouseEvent | KeyboardEvent) {
    event.preventDefault();
    navigate(search, { replace: true, preventScrollReset: true });
  }
  function handleKey(event: KeyboardEvent) {
    if (event.key === " ") change(event);
  }
  return (
    <p className={styles.row}>
      <a
        className={styles.switch}
        href={`${search}#subscribe`}
        rel="nofollow"
        {...(isLive && {
          role: "switch",
          "aria-checked": isYearly,
          onClick: change,
          onKeyDown: handleKey,
        })}
      >
        <SwitchTrack isOn={isYearly} />
        {text("plus-pay-yearly")}
        {!isLive && isYearly && (
          <span className="visually-hidden"> {text("plus-pay-yearly-on")}</span>
        )}
      </a>
    </p>
  );
}
