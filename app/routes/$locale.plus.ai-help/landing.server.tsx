import { signInUrl } from "~/domain/accounts/sign-in-url";
import { getInterfaceText } from "~/l10n/interface-texts.server";
import styles from "./landing.module.css";
import type { View } from "./view.server";

/** The page for signed-out readers. `next` is the address that they return to. */
export function Landing({ view, next }: { view: View; next: string }) {
  const { text, siteName: site } = view;
  return (
    <div className={styles.landing}>
      <section className={styles.hero}>
        <p className={styles.name}>{text("name")}</p>
        <h1>{text("landing-title")}</h1>
        <p className={styles.lead}>{text("landing-lead", { site })}</p>
        <SignIn view={view} next={next} />
      </section>
      <Cards
        view={view}
        title={text("landing-features")}
        cards={["sources", "context", "history"]}
      />
      <Cards
        view={view}
        title={text("landing-reasons")}
        cards={["direct", "short", "learning"]}
      />
      <SignIn view={view} next={next} />
    </div>
  );
}

function SignIn({ view: { locale }, next }: { view: View; next: string }) {
  const text = getInterfaceText(locale);
  const href = signInUrl(next);
  return (
    <p className={styles.actions}>
      <a className="button primary" href={href}>
        {text("account-sign-up")}
      </a>
      <a className="button" href={href}>
        {text("account-log-in")}
      </a>
    </p>
  );
}

type Card = "sources" | "context" | "history" | "direct" | "short" | "learning";

function Cards({
  view: { text },
  title,
  cards,
}: {
  view: View;
  title: string;
  cards: readonly Card[];
}) {
  return (
    <section>
      <h2>{title}</h2>
      <ul className={styles.cards}>
        {cards.map((card) => (
          <li key={card}>
            <h3>{text(`landing-${card}-title`)}</h3>
            <p>{text(`landing-${card}`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
