import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { getObservatoryText } from "~/l10n/observatory-texts.server";
import { PRELOADS, withHeader } from "~/services/observatory/engine/test-capture";
import { makeReport } from "~/services/observatory/index.server";
import { CookiesPanel, HeadersPanel } from "./panels.server";
import type { View } from "./view.server";

const NOON = Date.UTC(2026, 10, 27, 12);
const VIEW: View = {
  text: getObservatoryText("en-US"),
  locale: "en-US",
  home: "/en-US/observatory",
  origin: "https://docs.example",
  now: NOON,
  findDocument: () => null,
};

/** The end of a cookie, as the table tells it. */
function renderExpiry(attributes: string): string {
  const report = makeReport(withHeader("Set-Cookie", `a=1${attributes}`), PRELOADS);
  const html = renderToStaticMarkup(
    <CookiesPanel view={VIEW} report={report} scannedAt={NOON} />,
  );
  const cell = /<td data-header="Expires">(.*?)<\/td>/.exec(html)?.[1] ?? "";
  return cell.replaceAll("\u202f", " ");
}

test.each([
  ["", "Session"],
  ["; Max-Age=86400", "Nov 28, 2026, 12:00 PM UTC"],
  ["; Expires=Thu, 01 Jan 2099 00:00:00 GMT; Max-Age=0", "Nov 27, 2026, 12:00 PM UTC"],
  ["; Max-Age=-1", "Nov 27, 2026, 12:00 PM UTC"],
  // Further away than a date can be, and than a number can be.
  ["; Max-Age=9223372036854775807", "Sep 13, 275760, 12:00 AM UTC"],
  [`; Max-Age=${"9".repeat(310)}`, "Sep 13, 275760, 12:00 AM UTC"],
])("tells when a cookie ends, %#", (attributes, expiry) => {
  expect(renderExpiry(attributes)).toBe(expiry);
});

test("looks the page of a header up once for all cookies", () => {
  const report = makeReport(withHeader("Set-Cookie", "a=1"), PRELOADS);
  const asked: string[] = [];
  const findDocument = (slugs: readonly string[]) => {
    asked.push(...slugs);
    return "/en-US/docs/Set-Cookie";
  };
  const setCookies = Array.from({ length: 1_000 }, (_, at) => `c${at}=1`);
  const html = renderToStaticMarkup(
    <HeadersPanel view={{ ...VIEW, findDocument }} report={{ ...report, setCookies }} />,
  );
  expect(html.match(/>Set-Cookie<\/a>/g)).toHaveLength(1_000);
  expect(asked.filter((slug) => slug.endsWith("Set-Cookie"))).toHaveLength(1);
});
