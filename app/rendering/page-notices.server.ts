import type { AppLoadContext } from "@remix-run/node";
import type { User } from "~/domain/accounts/user";
import { DEFAULT_LOCALE, type Locale } from "~/domain/locales/locale";
import type { PageNotices, ServedCampaign } from "~/domain/notices/page-notices";
import { listSlots, type Slot } from "~/domain/notices/slots";
import { parsePagePath } from "~/http/redirects/page-path";
import { getNoticeText } from "~/l10n/notice-texts.server";
import { renderAnnouncement, renderSurvey } from "~/ui/notices/render-messages.server";
import { renderSlot, type SlotOptions } from "~/ui/notices/render-slot.server";

export interface NoticesRequest {
  /** Decoded. */
  path: string;
  nonce: string;
  user: Pick<User, "isSubscriber" | "settings"> | null;
  isUserUnknown: boolean;
  /** Country of a signed-in reader; null for pages that everyone gets. */
  country: string | null;
  dismissed: readonly string[];
}

type Site = Pick<AppLoadContext, "config" | "services">;

/** Finds the notices of a page; null on a site without any. */
export function findNotices(site: Site, request: NoticesRequest): PageNotices | null {
  const { placements, announcements, surveys } = site.services;
  if (!placements && !announcements && !surveys) return null;
  const { path, nonce, dismissed } = request;
  const locale = findPathLocale(path);
  const text = getNoticeText(locale);
  const message = { locale, text, path, nonce };
  const announcement = announcements?.find({ locale, dismissed }) ?? null;
  const survey = surveys?.find(path, dismissed) ?? null;
  const filled = fillSlots(site, request);
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
    surveyOrigin: survey && new URL(survey.url).origin,
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
function fillSlots(site: Site, request: NoticesRequest) {
  const { placements } = site.services;
  const { path, user, isUserUnknown, country } = request;
  const wantsNone = isUserUnknown || (user?.settings?.no_ads ?? false);
  if (!placements || wantsNone) return { slots: [], html: {}, campaigns: [] };
  const found = placements.fill(path, country);
  const own = listSlots(path).filter((slot) => placements.slots.includes(slot));
  const options = describeLinks(site, request);
  const html = own.map((slot, at) => [
    ELEMENTS[slot],
    renderSlot(slot, found[slot]?.placement ?? null, {
      ...options,
      nonce: at === 0 ? request.nonce : null,
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
  { config }: Site,
  { path, user }: NoticesRequest,
): Omit<SlotOptions, "nonce"> {
  const locale = findPathLocale(path);
  const page = user?.isSubscriber ? "plus/settings" : "plus";
  return {
    text: getNoticeText(locale),
    aboutUrl: config.features.includes("advertising") ? "/en-US/advertising" : null,
    hideUrl: config.features.includes("plus") ? `/en-US/${page}?ref=nope` : null,
  };
}

/** The campaigns whose slots are in the page: a page need not have every slot of its path. */
export function listServed({ campaigns }: PageNotices, html: string): ServedCampaign[] {
  return campaigns.filter(({ slot }) => html.includes(`data-slot="${slot}"`));
}

function findPathLocale(path: string): Locale {
  return parsePagePath(path).locale ?? DEFAULT_LOCALE;
}
