import type { AppLoadContext } from "@remix-run/node";
import { DEFAULT_LOCALE, parseLocale, type Locale } from "~/domain/locales/locale";
import type { PageNotices } from "~/domain/notices/page-notices";
import { listSlots, type Slot } from "~/domain/notices/slots";
import { getNoticeText } from "~/l10n/notice-texts.server";
import { renderAnnouncement, renderSurvey } from "./render-messages.server";
import { renderSlot, type SlotOptions } from "./render-slot.server";

type Context = Pick<
  AppLoadContext,
  "config" | "services" | "user" | "isUserUnknown" | "reader" | "nonce" | "notices"
>;

const found = new WeakMap<Context, PageNotices | null>();

/** Finds the notices of a page, once for each request; null on a site without any. */
export function findPageNotices(context: Context): PageNotices | null {
  const known = found.get(context);
  if (known !== undefined) return known;
  const notices = context.notices && renderNotices(context, context.notices.path);
  found.set(context, notices);
  return notices;
}

function renderNotices(context: Context, path: string): PageNotices {
  const { announcements, surveys } = context.services;
  const { dismissed } = context.reader;
  const locale = findPathLocale(path);
  const text = getNoticeText(locale);
  const message = { locale, text, path, nonce: context.nonce };
  const announcement = announcements?.find({ locale, dismissed }) ?? null;
  const survey = surveys?.find(path, dismissed) ?? null;
  if (survey) context.notices?.note({ surveyOrigin: new URL(survey.url).origin });
  const filled = fillSlots(context, path);
  return {
    facts: {
      slots: filled.slots,
      hasAnnouncement: announcement !== null,
      hasSurvey: survey !== null,
    },
    html: {
      ...filled.html,
      ...(announcement && { announcement: renderAnnouncement(announcement, message) }),
      ...(survey && { survey: renderSurvey(survey, message) }),
    },
    campaigns: filled.campaigns,
  };
}

/** Names of the elements, of which the banners share one. */
const ELEMENTS: Readonly<Record<Slot, string>> = {
  top: "slot-top-hpTop",
  hpTop: "slot-top-hpTop",
  hpMain: "slot-hpMain",
  side: "slot-side",
  hpFooter: "slot-hpFooter-bottom",
  bottom: "slot-hpFooter-bottom",
};

/** None for a reader who wants none, or who may be one: the session can't be looked up. */
function fillSlots(context: Context, path: string) {
  const { user, isUserUnknown, nonce } = context;
  const { placements } = context.services;
  const wantsNone = isUserUnknown || (user?.settings?.no_ads ?? false);
  if (!placements || wantsNone) return { slots: [], html: {}, campaigns: [] };
  const found = placements.fill(path, context.notices?.country ?? null);
  const own = listSlots(path).filter((slot) => placements.slots.includes(slot));
  const options = describeLinks(context, path);
  const html = own.map((slot, at) => [
    ELEMENTS[slot],
    renderSlot(slot, found[slot]?.placement ?? null, {
      ...options,
      nonce: at === 0 ? nonce : null,
    }),
  ]);
  return {
    slots: placements.slots,
    html: Object.fromEntries(html) as Record<string, string>,
    campaigns: own.flatMap((slot) => {
      const campaign = found[slot]?.campaign;
      return campaign === undefined ? [] : [{ campaign, slot }];
    }),
  };
}

function describeLinks(
  { config, user }: Context,
  path: string,
): Omit<SlotOptions, "nonce"> {
  const locale = findPathLocale(path);
  const page = user?.isSubscriber ? "plus/settings" : "plus";
  return {
    text: getNoticeText(locale),
    aboutUrl: config.features.includes("advertising") ? "/en-US/advertising" : null,
    hideUrl: config.features.includes("plus") ? `/en-US/${page}?ref=nope` : null,
  };
}

/** Notes the campaigns whose slots are in the page: it need not have all of its path. */
export function noteServed(context: Context, html: string): void {
  const { campaigns = [] } = findPageNotices(context) ?? {};
  const served = campaigns.filter(({ slot }) => html.includes(`data-slot="${slot}"`));
  if (served.length > 0) context.notices?.note({ served });
}

function findPathLocale(path: string): Locale {
  return parseLocale(path.split("/", 2)[1] ?? "") ?? DEFAULT_LOCALE;
}
