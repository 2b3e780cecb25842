import { createContext, useContext } from "react";
import { useLocation } from "@remix-run/react";
import type { NoticeFacts } from "~/domain/notices/page-notices";
import { hasSideBelow, listSlots, type Slot } from "~/domain/notices/slots";
import { StaticElement } from "~/ui/static-html/static-element";

/** Notices of this page; null on a site without any. */
export const NoticesContext = createContext<NoticeFacts | null>(null);

const SIDE = ["side"] as const;
/** Elements that are in print and in "article alone" as little as menus are. */
const CHROME = { "data-chrome": "" };

/** Bar of an announcement above the page. */
export function AnnouncementPlace() {
  const notices = useContext(NoticesContext);
  if (!notices?.hasAnnouncement) return null;
  return <StaticElement as="div" name="announcement" attributes={CHROME} />;
}

/** Box of a survey below the title of a document. */
export function SurveyPlace() {
  const notices = useContext(NoticesContext);
  if (!notices?.hasSurvey) return null;
  return <StaticElement as="div" name="survey" attributes={CHROME} />;
}

/**
 * Place of an advertisement, where the page has it. The banners of home and of other pages are
 * one element, so that a client navigation keeps its parts.
 */
export function PlacementPlace({ slots }: { slots: readonly Slot[] }) {
  const { pathname } = useLocation();
  const notices = useContext(NoticesContext);
  const listed = listSlots(pathname);
  const slot = slots.find(
    (each) => listed.includes(each) && notices?.slots.includes(each),
  );
  if (slot === undefined) return null;
  return (
    <StaticElement
      as="div"
      name={`slot-${slots.join("-")}`}
      className="placement"
      attributes={{ ...CHROME, "data-slot": slot }}
    />
  );
}

/** The slot `side` of pages without a column beside the article. */
export function SideBelow() {
  const { pathname } = useLocation();
  return hasSideBelow(pathname) ? <PlacementPlace slots={SIDE} /> : null;
}
