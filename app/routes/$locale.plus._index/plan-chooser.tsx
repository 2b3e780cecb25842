import { useSearchParams } from "@remix-run/react";
import type { PlanPeriod } from "~/domain/accounts/plan-offer";
import { signInUrl } from "~/domain/accounts/sign-in-url";
import { useLocale } from "~/l10n/locale-context";
import type { Offer } from "./list-offers";
import { PeriodSwitch } from "./period-switch";
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
