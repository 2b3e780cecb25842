import { useEffect } from "react";
import { useLocale } from "~/l10n/locale-context";
import styles from "./error-screen.module.css";

export interface ErrorScreenProps {
  /** Already localized: see `describeError`. */
  title: string;
  /** Of the document, for a failure that came without one. */
  pageTitle?: string | undefined;
  detail: string | null;
  /** Only outside production. */
  stack?: string | undefined;
  /** What the server logged the error under. */
  incident?: string | undefined;
  /** Address of this page, to try again. */
  href: string;
}

/** A failure the reader can do nothing about but try again, or tell us. */
export function ErrorScreen(props: ErrorScreenProps) {
  const { title, pageTitle, detail, stack, incident, href } = props;
  const { text } = useLocale();
  useEffect(() => {
    if (pageTitle !== undefined) document.title = pageTitle;
  }, [pageTitle]);
  return (
    <div className="message-screen" role="alert">
      <h1>{title}</h1>
      {detail && <p>{detail}</p>}
      {stack && <pre className={styles.stack}>{stack}</pre>}
      {incident && (
        <p className={styles.incident}>{text("error-incident", { id: incident })}</p>
      )}
      <p>
        {/* A link to here, so that it also works without JavaScript. */}
        <a className="button" href={href} data-reload="">
          {text("error-reload")}
        </a>
      </p>
    </div>
  );
}
