import { renderBareDocument } from "~/domain/documents/bare-document";
import { escapeAttribute, escapeText } from "~/domain/text/escape-html";
import type { Locale } from "~/domain/locales/locale";
import type { InterfaceText } from "~/domain/text/strings";
import { getInterfaceText } from "~/l10n/interface-texts.server";

export interface RefusalPageProps {
  locale: Locale;
  /** Seconds until requests are accepted again; null when the request is too large. */
  seconds: number | null;
  /** The submitted form, to be sent again; null when there is none. */
  form: {
    address: string;
    fields: readonly (readonly [name: string, value: string])[];
  } | null;
}

/**
 * Whole document that names the waiting time, or reports that the request is too large.
 */
export function renderRefusalPage({ locale, seconds, form }: RefusalPageProps): string {
  const text = getInterfaceText(locale);
  const title = text(seconds === null ? "refusal-large-title" : "refusal-title");
  const about =
    seconds === null ? text("refusal-large-about") : text("refusal-about", { seconds });
  return renderBareDocument({
    lang: locale,
    title,
    head: `<meta name="color-scheme" content="light dark">\n`,
    body: `<main>
<h1>${escapeText(title)}</h1>
<p>${escapeText(about)}</p>
${form ? renderForm(form, text) : ""}<p><a href="/${locale}/">${escapeText(text("not-found-home"))}</a></p>
</main>`,
  });
}

/** Hidden fields with the reader's own values, to be submitted again after the wait. */
function renderForm(
  { address, fields }: NonNullable<RefusalPageProps["form"]>,
  text: InterfaceText,
): string {
  const inputs = fields.map(
    ([name, value]) =>
      `<input type="hidden" name="${escapeAttribute(name)}" value="${escapeAttribute(value)}">`,
  );
  return `<form method="post" action="${escapeAttribute(address)}">
${inputs.join("\n")}
<p>${escapeText(text("refusal-kept"))}</p>
<p><button>${escapeText(text("collections-interrupted-again"))}</button></p>
</form>
`;
}
