import type {
  AiHelpMessageId,
  ContentMessageId,
  DownloadsMessageId,
  InterfaceMessageId,
  NoticeMessageId,
  ObservatoryMessageId,
  OverviewMessageId,
  WriterMessageId,
} from "../locales/message-ids";

/** Looks up a text by its Fluent id in one locale; an unknown id does not type-check. */
export type Translate<Id extends string> = (
  id: Id,
  args?: Record<string, string | number>,
) => string;

/** Looks up interface texts (app/l10n/interface). */
export type InterfaceText = Translate<InterfaceMessageId>;

/** Looks up texts that compiler and services write into articles (app/l10n/content). */
export type ContentText = Translate<ContentMessageId>;

/** Looks up what the screens of the header scanner say (app/l10n/observatory). */
export type ObservatoryText = Translate<ObservatoryMessageId>;

/** Looks up what the screens of AI Help say (app/l10n/ai-help). */
export type AiHelpText = Translate<AiHelpMessageId>;

/** Looks up texts of advertisements, surveys and announcements (app/l10n/notices). */
export type NoticeText = Translate<NoticeMessageId>;

/** Looks up texts of the home page and of the list of changes (app/l10n/overview). */
export type OverviewText = Translate<OverviewMessageId>;
/** Looks up texts of the writers' tools (app/l10n/writers). */
export type WriterText = Translate<WriterMessageId>;
/** Looks up texts of the page with archives to download (app/l10n/downloads). */
export type DownloadsText = Translate<DownloadsMessageId>;

type Dashed<Name extends string> = Name extends `${infer Start}_${infer End}`
  ? `${Start}-${Dashed<End>}`
  : Name;

/** Converts `code_examples` to the Fluent id `code-examples`; keeps the literal type. */
export function toDashed<Name extends string>(name: Name): Dashed<Name> {
  return name.replaceAll("_", "-") as Dashed<Name>;
}
