import { toHref } from "~/domain/documents/slug";
import { useLocale } from "~/l10n/locale-context";
import { MessageScreen } from "~/ui/message-screen/message-screen";

export interface FailedFeedbackPageProps {
  title: string;
  /** The submitted vote again, with its error (ui/feedback-form). */
  html: string;
  /** Path of the document that it is about; null when it is of none. */
  page: string | null;
}

/** The page of a vote that was not stored. */
export function FailedFeedbackPage({ title, html, page }: FailedFeedbackPageProps) {
  const { locale, text } = useLocale();
  return (
    <MessageScreen>
      <h1>{title}</h1>
      <div dangerouslySetInnerHTML={{ __html: html }} />
      <p>
        <a href={page === null ? `/${locale}/` : toHref(page)}>
          {text(page === null ? "not-found-home" : "feedback-back")}
        </a>
      </p>
    </MessageScreen>
  );
}
