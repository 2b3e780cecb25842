import { toHref } from "~/domain/documents/slug";
import { useText } from "~/l10n/locale-context";
import { Icon } from "~/ui/icon/icon";
import type { loadHome } from "./load-home.server";
import styles from "./live-example.module.css";

type LiveExampleProps = NonNullable<ReturnType<typeof loadHome>["showcase"]>;

/** As for samples of documents (services/documents/add-play-controls). */
const SANDBOX = "allow-forms allow-same-origin allow-scripts";

/**
 * An example of the documentation that runs: values as radio buttons, which switch frames by CSS
 * alone, and the browsers that support the feature.
 */
export function LiveExample({
  url,
  lang,
  title,
  values,
  support,
  texts,
}: LiveExampleProps) {
  return (
    <section className={styles.card} data-area="css" aria-labelledby="live-example">
      <header className={styles.head}>
        <h2 id="live-example">{texts.name}</h2>
        <a href={toHref(url)} hrefLang={lang} aria-label={texts.read}>
          <code>{title}</code>
        </a>
      </header>
      <div className={styles.example}>
        <fieldset className={`prose ${styles.values}`}>
          <legend className="visually-hidden">{texts.choose}</legend>
          {values.map(({ codeHtml, frameUrl }, at) => (
            <div key={frameUrl} className={styles.value}>
              <input
                id={`live-example-${at + 1}`}
                type="radio"
                name="live-example"
                value={at + 1}
                defaultChecked={at === 0}
              />
              {/* oxlint-disable-next-line jsx-a11y/label-has-associated-control -- the code is its text */}
              <label
                htmlFor={`live-example-${at + 1}`}
                dangerouslySetInnerHTML={{ __html: `<code>${codeHtml}</code>` }}
              />
            </div>
          ))}
        </fieldset>
        <div className={styles.frames}>
          {values.map(({ frameUrl }, at) => (
            <iframe
              key={frameUrl}
              src={frameUrl}
              title={texts.result}
              sandbox={SANDBOX}
              loading="lazy"
              data-value={at + 1}
            />
          ))}
        </div>
      </div>
      {support && <Support {...support} />}
    </section>
  );
}

function Support({ status, browsers }: NonNullable<LiveExampleProps["support"]>) {
  const text = useText();
  const isBaseline = status === "high" || status === "low";
  return (
    <div className={styles.support}>
      <p>
        {isBaseline && <Icon name="check" size={16} />}
        <span>
          {isBaseline && `${text("baseline-name")} `}
          <strong>{text(`baseline-${status}`)}</strong>
        </span>
      </p>
      <ul aria-label={text("baseline-versions")}>
        {browsers.map(({ name, version }) => (
          <li key={name}>
            {name} <strong>{version ?? text("baseline-version-none")}</strong>
          </li>
        ))}
      </ul>
    </div>
  );
}
