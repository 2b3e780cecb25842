import { useId } from "react";
import type { PlanPeriod } from "~/domain/accounts/plan-offer";
import { useText } from "~/l10n/locale-context";
import { Icon } from "~/ui/icon/icon";
import type { InterfaceMessageId } from "~/domain/locales/message-ids";
import type { Offer, Tier } from "./list-offers";
import type { PlusFeatureId } from "./offered-features";
import styles from "./plan-card.module.css";

/** Not translated, because they are names. */
const SHORT_NAMES: Readonly<Record<Tier, string>> = {
  core: "Core",
  "plus-5": "Plus 5",
  "supporter-10": "Supporter 10",
};

/** A feature of a plan: its text, and the anchor of its description on the page. */
type Item = readonly [text: InterfaceMessageId, anchor: PlusFeatureId | null];

const PAID_ITEMS: readonly Item[] = [
  ["plus-item-ads", "afree"],
  ["plus-item-updates", "updates"],
  ["plus-item-collections", "collections"],
  ["menu-ai-help", "ai-help"],
];

const ITEMS: Readonly<Record<Tier, readonly Item[]>> = {
  core: [
    ["plus-item-updates", "updates"],
    ["plus-item-collections-core", "collections"],
    ["plus-item-playgrounds", "playground"],
    ["plus-item-ai-core", "ai-help"],
  ],
  "plus-5": PAID_ITEMS,
  "supporter-10": [...PAID_ITEMS, ["plus-item-early", null], ["plus-item-pride", null]],
};

const FAQ_URL = "/en-US/plus/docs/faq#can_i_upgradedowngrade_my_plan";

export interface PlanCardProps {
  offer: Offer;
  period: PlanPeriod;
  siteName: string;
  /** Features of this build; others are not listed. */
  offered: readonly PlusFeatureId[];
  /** Whether the Plus documentation has an FAQ. */
  hasFaq: boolean;
  /** Address of the operator's terms; null without any. */
  terms: string | null;
}

/** A plan: price, action and features. */
export function PlanCard(props: PlanCardProps) {
  const { offer, period, siteName, offered, hasFaq, terms } = props;
  const text = useText();
  const id = useId();
  const { tier, price, state } = offer;
  const name = tier === "core" ? "Core" : `${siteName} ${SHORT_NAMES[tier]}`;
  return (
    <li
      className={styles.card}
      data-tier={tier}
      data-current={state === "current" || undefined}
    >
      <h3 id={id}>{name}</h3>
      <p className={styles.price}>
        {price ?? text("plus-free")}
        {price !== null && <small>{text("plus-per-month")}</small>}
      </p>
      <p className={styles.billed}>{price !== null && text(`plus-billed-${period}`)}</p>
      <PlanAction offer={offer} nameId={id} hasFaq={hasFaq} />
      <p className={styles.includes}>
        {text(tier === "core" ? "plus-includes" : "plus-includes-unlimited")}
      </p>
      <ul className={styles.items}>
        {ITEMS[tier]
          .filter(([, anchor]) => anchor === null || offered.includes(anchor))
          .map(([item, anchor]) => (
            <li key={item}>
              <Icon name="check" size={18} />
              {anchor === null ? text(item) : <a href={`#${anchor}`}>{text(item)}</a>}
            </li>
          ))}
      </ul>
      {terms !== null && (
        <p className={styles.terms}>
          <a href={terms} rel="noreferrer">
            {text("plus-terms")}
          </a>
        </p>
      )}
    </li>
  );
}

function PlanAction({
  offer,
  nameId,
  hasFaq,
}: Pick<PlanCardProps, "offer" | "hasFaq"> & { nameId: string }) {
  const text = useText();
  const { tier, state, href, isSold } = offer;
  const noteId = useId();
  const plan = SHORT_NAMES[tier];
  if (state === "current")
    return (
      <p className={styles.current}>
        <Icon name="check" />
        {text("plus-current")}
      </p>
    );
  if (state === "unavailable" && !hasFaq)
    return <p className={styles.current}>{text("plus-unavailable")}</p>;
  if (state === "unavailable")
    return (
      <a className={`button ${styles.action}`} href={FAQ_URL} aria-describedby={nameId}>
        {text("plus-unavailable")}
      </a>
    );
  if (href === null) return <p className={styles.notHere}>{text("plus-not-here")}</p>;
  return (
    <>
      <a
        className={`button ${styles.action}`}
        data-primary={tier === "core" ? undefined : ""}
        href={href}
        rel="nofollow"
        aria-describedby={isSold ? undefined : noteId}
      >
        {text(state === "start" ? "plus-start" : "plus-upgrade", { plan })}
      </a>
      {!isSold && (
        <p id={noteId} className={styles.notHere}>
          {text("plus-not-here")}
        </p>
      )}
    </>
  );
}
