import { useNavigate, useSearchParams } from "@remix-run/react";
import type { KeyboardEvent, MouseEvent } from "react";
import { useHydrated } from "remix-utils/use-hydrated";
import { findPlainLink } from "~/browser/client-links/find-plain-link";
import type { PlanPeriod } from "~/domain/accounts/plan-offer";
import { signInUrl } from "~/domain/accounts/sign-in-url";
import { useLocale, useText } from "~/l10n/locale-context";
import { SwitchTrack } from "~/ui/switch-track/switch-track";
import type { Offer } from "./list-offers";
import switchStyles from "./period-switch.module.css";
import { PlanCard, type PlanCardProps } from "./plan-card";
import styles from "./plan-chooser.module.css";

export interface PlanChooserProps {
  siteName: string;
  isSignedIn: boolean;
  /** Billing period of the reader's plan. */
  ownPeriod: PlanPeriod;
  offers: Readonly<Record<PlanPeriod, readonly Offer[]>>;
  offered: PlanCardProps["offered"];
  hasFaq: boolean;
  terms: PlanCardProps["terms"];
}

/**
 * Plan cards for the billing period in the URL; the default is that of the reader's plan.
 */
export function PlanChooser(props: PlanChooserProps) {
  const { siteName, isSignedIn, ownPeriod, offers, offered, hasFaq, terms } = props;
  const { locale, text } = useLocale();
  const [search] = useSearchParams();
  const period = readPeriod(search.get("period")) ?? ownPeriod;
  const isSold = offers.month.length > 1;
  return (
    <section
      id="subscribe"
      className={styles.chooser}
      data-theme="dark"
      aria-labelledby="subscribe-title"
    >
      <div className="page-width">
        <h2 id="subscribe-title">
          {text("plus-choose")}
          {!isSignedIn && (
            <a href={signInUrl(`/${locale}/plus`)} rel="nofollow">
              {text("plus-or-log-in")}
            </a>
          )}
        </h2>
        {isSold ? (
          <PeriodSwitch period={period} />
        ) : (
          <p className={styles.note}>{text("plus-not-sold")}</p>
        )}
        <ul className={styles.cards}>
          {offers[period].map((offer) => (
            <PlanCard
              key={offer.tier}
              offer={offer}
              period={period}
              siteName={siteName}
              offered={offered}
              hasFaq={hasFaq}
              terms={terms}
            />
          ))}
        </ul>
      </div>
    </section>
  );
}

function readPeriod(value: string | null): PlanPeriod | null {
  return value === "month" || value === "year" ? value : null;
}

/**
 * Billing period: a link to the page with the other period, which scripts replace by a
 * switch that changes the prices in place.
 */
function PeriodSwitch({ period }: { period: PlanPeriod }) {
  const text = useText();
  const navigate = useNavigate();
  const isLive = useHydrated();
  const isYearly = period === "year";
  const search = `?period=${isYearly ? "month" : "year"}`;

  function change(event: MouseEvent | KeyboardEvent) {
    event.preventDefault();
    navigate(search, { replace: true, preventScrollReset: true });
  }
  function handleClick(event: MouseEvent) {
    if (findPlainLink(event.nativeEvent)) change(event);
  }
  function handleKey(event: KeyboardEvent) {
    if (event.key === " ") change(event);
  }
  return (
    <p className={switchStyles.row}>
      <a
        className={switchStyles.switch}
        href={`${search}#subscribe`}
        rel="nofollow"
        {...(isLive && {
          role: "switch",
          "aria-checked": isYearly,
          onClick: handleClick,
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
