import { useLocale } from "~/l10n/locale-context";
import { FaultMessage } from "~/ui/feedback-form/fault-message";
import { FeedbackForm } from "~/ui/feedback-form/feedback-form";
import type { FailedFeedback } from "./submit-feedback";

export interface FailedFeedbackPageProps {
  title: string;
  failure: Pick<FailedFeedback, "problem" | "fields" | "retryAfterSeconds">;
}

/** The submitted vote again, with its error. */
export function FailedFeedbackPage({ title, failure }: FailedFeedbackPageProps) {
  const { locale, text } = useLocale();
  const { problem, retryAfterSeconds, fields } = failure;
  const fault = { problem, retryAfterSeconds };
  const url = fields.url !== null && isDocumentPath(fields.url) ? fields.url : null;
  const isKnown = url !== null && problem !== "page";
  return (
    <div className="message-screen">
      <h1>{title}</h1>
      {isKnown ? (
        <FeedbackForm
          url={url}
          step={fields.vote === "no" ? "reason" : "question"}
          fault={fault}
          chosenReason={fields.reason}
        />
      ) : (
        <FaultMessage {...fault} />
      )}
      <p>
        <a href={isKnown ? encodeURI(url) : `/${locale}/`}>
          {text(isKnown ? "feedback-back" : "not-found-home")}
        </a>
      </p>
    </div>
  );
}

/**
 * Accepts document paths of this site only; `//host` and `/\host` would lead elsewhere.
 */
function isDocumentPath(url: string): boolean {
  return /^\/[\w-]+\/docs\/[^\\]*$/.test(url);
}
