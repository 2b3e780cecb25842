import type { AppLoadContext } from "@remix-run/node";
import { DEFAULT_LOCALE, parsePathLocale } from "~/domain/locales/locale";
import type { NoticesRequest, PageNotices } from "~/domain/notices/page-notices";
import { findSlot, SLOT_PLACES, type Slot, type SlotPlace } from "~/domain/notices/slots";
import { isClientPath } from "~/domain/site/client-path";
import { getNoticeText } from "~/l10n/notice-texts.server";
import { renderChoiceScript } from "./early-scripts.server";
import noticeStyles from "./notices.css?url";
import { renderAnnouncement, renderSurvey } from "./render-messages.server";
import { renderSlot, type SlotOptions } from "./render-slot.server";

type Context = Pick<
  AppLoadContext,
  "config" | "services" | "user" | "isUserUnknown" | "reader" | "notices"
>;

const found = new WeakMap<Context, PageNotices | null>();

/** Finds the notices of a page, once for each request; null on a site without any. */
export function findPageNotices(context: Context): PageNotices | null {
  const known = found.get(context);
  if (known !== undefined) return known;
  const notices = context.notices && renderNotices(context, context.notices);
  found.set(context, notices);
  return notices;
}

function renderNotices(context: Context, { path, address }: NoticesRequest): PageNotices {
  const { announcements, surveys } = context.services;
  const { dismissed } = context.reader;
  const locale = parsePathLocale(path) ?? DEFAULT_LOCALE;
  const message = { locale, text: getNoticeText(locale), path, address };
  const announcement = announcements?.find({ locale, dismissed });
  const survey = surveys?.find(path, dismissed);
  if (survey) context.notices?.note({ surveyOrigin: new URL(survey.url).origin });
  const start = [
    announcement && renderAnnouncement(announcement, message),
    // A page that is kept for everybody reserves no space in the browser of such a reader.
    context.user && renderChoiceScript(wantsNoAds(context)),
  ].filter(Boolean);
  const slots = fillSlots(context, path);
  return {
    styles: noticeStyles,
    elements: {
      ...(start.length > 0 && { "frame-start": CHROME }),
      ...(survey && { "article-start": CHROME }),
      ...slots.elements,
    },
    html: {
      "frame-start": start.join(""),
      ...(survey && { "article-start": renderSurvey(survey, message) }),
      ...slots.html,
    },
    campaigns: slots.campaigns,
  };
}

/** Elements that are in print and in "article alone" as little as menus are. */
const CHROME = { "data-chrome": "" };

/** None for a reader who wants none, or who may be one: the session can't be looked up. */
function fillSlots(context: Context, path: string): Omit<PageNotices, "styles"> {
  const { placements } = context.services;
  if (!placements || context.isUserUnknown || wantsNoAds(context))
    return { elements: {}, html: {}, campaigns: [] };
  const country = context.notices?.country ?? null;
  const filled = placements.fill(path, country);
  const canBuy = country === null || placements.isPlusAvailable(country);
  const options = describeLinks(context, { path, canBuy });
  const own = listPlaces(path, placements.slots);
  const html = own.map(([place, slot], at) => [
    place,
    renderSlot(slot, filled[slot]?.placement ?? null, {
      ...options,
      isFirst: at === 0,
    }),
  ]);
  return {
    elements: describePlaces(path, placements.slots),
    html: Object.fromEntries(html) as Record<string, string>,
    campaigns: own.flatMap(([, slot]) => {
      const campaign = filled[slot]?.campaign;
      return campaign === undefined ? [] : [{ campaign, slot }];
    }),
  };
}

function wantsNoAds({ user }: Context): boolean {
  return user?.settings?.no_ads ?? false;
}

function listPlaces(path: string, offered: readonly Slot[]): [SlotPlace, Slot][] {
  return SLOT_PLACES.flatMap((place): [SlotPlace, Slot][] => {
    const slot = findSlot(place, path, offered);
    return slot === undefined ? [] : [[place, slot]];
  });
}

/**
 * Describes the elements of the page and, where the client router can show others after it, of
 * those: home and documents. Of these, elements of the frame are hidden until then
 * (browser/notices/placements).
 */
function describePlaces(path: string, offered: readonly Slot[]): PageNotices["elements"] {
  const describe = (shown: string, isLater: boolean) =>
    listPlaces(shown, offered).map(([place, slot]) => [
      place,
      {
        ...CHROME,
        className: "placement",
        "data-slot": slot,
        "data-slots": offered.join(" "),
        hidden: isLater && place.startsWith("frame-"),
      },
    ]);
  const start = `/${parsePathLocale(path) ?? DEFAULT_LOCALE}/`;
  const later = isClientPath(path) ? [`${start}docs/`, start] : [];
  return Object.fromEntries([
    ...later.flatMap((each) => describe(each, true)),
    ...describe(path, false),
  ]) as PageNotices["elements"];
}

function describeLinks(
  { config, user }: Context,
  { path, canBuy }: { path: string; canBuy: boolean },
): Omit<SlotOptions, "isFirst"> {
  const locale = parsePathLocale(path) ?? DEFAULT_LOCALE;
  const isSubscriber = user?.isSubscriber ?? false;
  const page = isSubscriber ? "plus/settings" : "plus";
  const canHide = config.features.includes("plus") && (isSubscriber || canBuy);
  return {
    text: getNoticeText(locale),
    aboutUrl: config.features.includes("advertising") ? "/en-US/advertising" : null,
    hideUrl: canHide ? `/en-US/${page}?ref=nope` : null,
  };
}

/** Notes the campaigns whose slots are in the page: it need not have all of its path. */
export function noteServed(context: Context, html: string): void {
  const { campaigns = [] } = findPageNotices(context) ?? {};
  const served = campaigns.filter(({ slot }) => html.includes(`data-slot="${slot}"`));
  if (served.length > 0) context.notices?.note({ served });
}
