import { useEffect } from "react";
import { useLocale } from "~/l10n/locale-context";
import styles from "./error-screen.module.css";

export interface ErrorScreenProps {
  /** Localized by `describeError`. */
  title: string;
  /** Title of the document, for a failure without one of its own. */
  pageTitle?: string | undefined;
  detail: string | null;
  /** Outside production only. */
  stack?: string | undefined;
  /** Id under which the server logged the error. */
  incident?: string | undefined;
  /** URL of this page, to try again. */
  href: string;
}

/** Screen for a failure that the reader can only retry or report. */
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
        {/* A link to this page, so that it works without JavaScript. */}
        <a className="button" href={href} data-reload="">
          {text("error-reload")}
        </a>
      </p>
    </div>
  );
}
