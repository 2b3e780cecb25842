import type { Locale } from "~/domain/locales/locale";
import { renderMarkup } from "~/ui/static-html/render-markup.server";
import { FeedbackForm, type FeedbackFormProps } from "./feedback-form";

/** HTML of a step of the vote, for the box at the end of a document. */
export function renderFeedbackForm(locale: Locale, props: FeedbackFormProps): string {
  return renderMarkup(locale, <FeedbackForm {...props} />);
}
