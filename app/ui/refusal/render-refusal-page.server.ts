import { OWNER_FIELD } from "~/domain/accounts/form-owner";
import { renderBareDocument } from "~/domain/documents/bare-document";
import { escapeAttribute, escapeText } from "~/domain/text/escape-html";
import type { Locale } from "~/domain/locales/locale";
import type { InterfaceText } from "~/domain/text/strings";
import { getInterfaceText } from "~/l10n/interface-texts.server";

export interface RefusalPageProps {
  locale: Locale;
  /** Seconds until requests are accepted again; null for all other refusals. */
  seconds: number | null;
  /** The form came from another site: its text is shown to be copied, and there is no button to send it. */
  isForeign?: boolean;
  /** No page can have the address, as one that was cut amid a character. */
  isBadAddress?: boolean;
  /** The submitted form, to be sent again; null when there is none. */
  form: {
    address: string;
    fields: readonly (readonly [name: string, value: string])[];
  } | null;
}

/**
 * Whole document that names the waiting time, or reports that the request is too large, from another site, or to an
 * address that no page can have.
 */
export function renderRefusalPage(props: RefusalPageProps): string {
  const { locale, form, isForeign = false } = props;
  const text = getInterfaceText(locale);
  const { title, about } = describeRefusal(props, text);
  const render = isForeign ? renderTexts : renderForm;
  return renderBareDocument({
    lang: locale,
    title,
    head: `<meta name="color-scheme" content="light dark">\n`,
    body: `<main>
<h1>${escapeText(title)}</h1>
${about === null ? "" : `<p>${escapeText(about)}</p>\n`}${form ? render(form, text) : ""}<p><a href="/${locale}/">${escapeText(text("not-found-home"))}</a></p>
</main>`,
  });
}

function describeRefusal(
  { seconds, isForeign, isBadAddress }: RefusalPageProps,
  text: InterfaceText,
) {
  if (isBadAddress) return { title: text("not-found-title"), about: null };
  if (isForeign)
    return { title: text("refusal-foreign-title"), about: text("refusal-foreign-about") };
  return seconds === null
    ? { title: text("refusal-large-title"), about: text("refusal-large-about") }
    : { title: text("refusal-title"), about: text("refusal-about", { seconds }) };
}

/** The texts alone, because another site may have written them and hidden what they do. */
function renderTexts({ fields }: NonNullable<RefusalPageProps["form"]>): string {
  return fields
    .filter(([name, value]) => name !== OWNER_FIELD && value !== "")
    .map(
      ([name, value]) =>
        // The parser drops the first line end of a textarea.
        `<p><textarea readonly dir="auto" rows="6" cols="60" aria-label="${escapeAttribute(name)}">\n${escapeText(value)}</textarea></p>\n`,
    )
    .join("");
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
