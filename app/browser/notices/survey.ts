import {
  isShown,
  surveyKey,
  type SurveyFacts,
  type SurveyRecord,
} from "~/domain/notices/survey";
import { decodePercent } from "~/domain/text/decode-percent";
import { reportAct } from "../report-act";
import { readStored, writeStored } from "../local-storage";

const BOX = "[data-survey]";
/** Message of the provider's frame after the last question. */
const SUBMITTED = "submit";

let shownPath: string | null = null;
let shownBefore: string | null = null;

/**
 * Decides on the page's survey and records that it was seen. The page's own script has
 * decided already on the first page; later ones come by client navigation.
 */
export function showSurvey(): void {
  if (shownPath !== location.pathname) {
    shownBefore = shownPath;
    shownPath = location.pathname;
  }
  const box = document.querySelector<HTMLElement>(BOX);
  if (!box) return;
  const facts = readFacts(box);
  const record = readRecord(facts.bucket);
  if (record.random === undefined) note(facts.bucket, { random: Math.random() });
  const isVisible =
    // The box of the page that was loaded stays on those that are shown in its place.
    (decodePercent(shownPath) ?? "").startsWith(facts.page) &&
    isShown(facts, {
      record: readRecord(facts.bucket),
      hash: location.hash,
      referrer:
        shownBefore === null
          ? document.referrer
          : new URL(shownBefore, location.href).href,
    });
  box.toggleAttribute("data-shown", isVisible);
  if (!isVisible) return;
  if (record.seen_at === undefined) note(facts.bucket, { seen_at: Date.now() });
  const details = box.querySelector("details");
  if (details?.open) openSurvey(box, details);
}

/** Loads the survey's frame when its question is opened. */
export function handleSurveyToggle({ target }: Event): void {
  if (!(target instanceof HTMLDetailsElement) || !target.open) return;
  const box = target.closest<HTMLElement>(BOX);
  if (box) openSurvey(box, target);
}

/** Hides the survey without a page load. */
export function handleSurveySubmit(event: Event): void {
  if (!(event.target instanceof HTMLFormElement)) return;
  const box = event.target.closest<HTMLElement>(BOX);
  if (!box) return;
  event.preventDefault();
  note(readFacts(box).bucket, { dismissed_at: Date.now() });
  box.removeAttribute("data-shown");
  document.getElementById("content")?.focus({ preventScroll: true });
}

function openSurvey(box: HTMLElement, details: HTMLDetailsElement): void {
  if (details.querySelector("iframe")) return;
  const { bucket, url } = readFacts(box);
  const source = new URL(url);
  source.searchParams.set("referrer", location.origin + location.pathname);
  const frame = document.createElement("iframe");
  frame.src = source.href;
  frame.title = box.getAttribute("aria-label") ?? "";
  frame.setAttribute(
    "sandbox",
    "allow-scripts allow-same-origin allow-forms allow-popups",
  );
  details.append(frame);
  note(bucket, { opened_at: Date.now() });
  addEventListener("message", ({ origin, source: sender, data }) => {
    const isFrame = sender === frame.contentWindow && origin === source.origin;
    // The box stays until the next page, so that the frame can thank the reader.
    if (!isFrame || data !== SUBMITTED) return;
    note(bucket, { submitted_at: Date.now() });
    reportAct(`survey: submitted ${bucket}`);
  });
}

function readFacts(box: HTMLElement): SurveyFacts {
  return JSON.parse(box.dataset["survey"] ?? "{}") as SurveyFacts;
}

function readRecord(bucket: string): SurveyRecord {
  try {
    const record: unknown = JSON.parse(readStored(surveyKey(bucket)) ?? "{}");
    return typeof record === "object" && record !== null ? record : {};
  } catch {
    return {};
  }
}

function note(bucket: string, facts: SurveyRecord): void {
  const record = { ...readRecord(bucket), ...facts };
  writeStored(surveyKey(bucket), JSON.stringify(record));
}
