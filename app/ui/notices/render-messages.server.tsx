import { renderToStaticMarkup } from "react-dom/server";
import { pickText, type Announcement } from "~/domain/notices/announcement";
import {
  isLinkedWithoutScript,
  type Survey,
  type SurveyFacts,
} from "~/domain/notices/survey";
import type { Locale } from "~/domain/locales/locale";
import type { NoticeText } from "~/domain/text/strings";
import { SCRIPT_MARK } from "~/ui/render-context/inline-scripts.server";
import { ANNOUNCEMENT_SCRIPT, SURVEY_SCRIPT } from "./early-scripts.server";

export interface MessageOptions {
  locale: Locale;
  text: NoticeText;
  path: string;
  /** Path and query of the page, to which the form without JavaScript returns. */
  address: string;
}

/** The bar of an announcement, with its own form to hide it. */
export function renderAnnouncement(
  { id, text: texts, link }: Announcement,
  options: MessageOptions,
): string {
  const { locale, text } = options;
  const message = pickText(texts, locale);
  const label = link && pickText(link.text, locale);
  return renderToStaticMarkup(
    <>
      <aside
        className="announcement"
        aria-label={text("announcement-label")}
        data-announcement={id}
      >
        <p>
          <span lang={message.lang}>{message.text}</span>
          {link && label && (
            <>
              {" "}
              <a href={link.url} lang={label.lang}>
                {label.text}
              </a>
            </>
          )}
        </p>
        <HideForm id={id} label={text("announcement-hide")} {...options} />
      </aside>
      <script
        nonce={SCRIPT_MARK}
        dangerouslySetInnerHTML={{ __html: ANNOUNCEMENT_SCRIPT }}
      />
    </>,
  );
}

/**
 * The box of a survey. It starts hidden: the script shows it, and puts the frame into the
 * opened details. Without JavaScript it is a link.
 */
export function renderSurvey(survey: Survey, options: MessageOptions): string {
  const { locale, text, path } = options;
  const { bucket, url, rate } = survey;
  const { page, referrer } = survey.rule;
  const [teaser, question, footnote] = [
    survey.teaser,
    survey.question,
    survey.footnote,
  ].map((texts) => pickText(texts, locale));
  const facts: SurveyFacts = { bucket, url, rate, page, referrer };
  return renderToStaticMarkup(
    <>
      <section
        className="survey"
        aria-label={text("survey-label")}
        data-survey={JSON.stringify(facts)}
        data-linked={isLinkedWithoutScript(survey, path) || undefined}
      >
        <div className="survey-head">
          <p lang={teaser?.lang}>{teaser?.text}</p>
          <HideForm id={bucket} label={text("survey-hide")} {...options} />
        </div>
        <details>
          <summary lang={question?.lang}>{question?.text}</summary>
        </details>
        <p className="survey-link">
          <a href={url} target="_blank" rel="noopener noreferrer">
            {text("survey-link")}
          </a>
        </p>
        {footnote?.text && (
          <p className="survey-footnote" lang={footnote.lang}>
            {footnote.text}
          </p>
        )}
      </section>
      <script nonce={SCRIPT_MARK} dangerouslySetInnerHTML={{ __html: SURVEY_SCRIPT }} />
    </>,
  );
}

/** Remembers in a cookie that a notice is hidden; the script does without one. */
function HideForm({
  id,
  label,
  locale,
  address,
}: { id: string; label: string } & Pick<MessageOptions, "locale" | "address">) {
  return (
    <form method="post" action={`/${locale}/preferences/notice`} data-hide-notice="">
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="next" value={address} />
      <button type="submit" aria-label={label} title={label}>
        <span aria-hidden="true">×</span>
      </button>
    </form>
  );
}
