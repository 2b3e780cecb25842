import type { ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { getObservatoryText } from "~/l10n/observatory-texts.server";
import { createCapture, PRELOADS } from "~/services/observatory/engine/test-capture";
import { makeReport, type HistoryEntry } from "~/services/observatory/index.server";
import { Report } from "./report.server";
import type { View } from "./view.server";

const VIEW: View = {
  text: getObservatoryText("en-US"),
  locale: "en-US",
  home: "/en-US/observatory",
  origin: "https://docs.example",
  now: 0,
  findDocument: () => null,
};

/** Changes of a score: the first scan, a better one, and one that is worse again. */
const HISTORY: readonly HistoryEntry[] = [
  { id: 1, startedAt: 100, score: 40, grade: "D+" },
  { id: 3, startedAt: 300, score: 90, grade: "A" },
  { id: 5, startedAt: 500, score: 0, grade: "F" },
];

function render(
  { id = 0, startedAt = 0, score = 0, grade = "F" }: Partial<HistoryEntry>,
  props: Pick<ComponentProps<typeof Report>, "profile" | "isOld">,
): string {
  return renderToStaticMarkup(
    <Report
      view={VIEW}
      scan={{
        id,
        site: "mozilla.org",
        startedAt,
        endedAt: startedAt,
        score,
        grade,
        algorithmVersion: 6,
        report: makeReport(createCapture(), PRELOADS),
      }}
      history={HISTORY}
      grades={[]}
      tab="scoring"
      {...props}
    />,
  );
}

test.each([
  ["the first", HISTORY[0], null],
  ["one with the score of the first", { ...HISTORY[0], id: 2, startedAt: 200 }, null],
  ["a better one", HISTORY[1], "up"],
  ["one with the score of a better one", { ...HISTORY[1], id: 4, startedAt: 400 }, "up"],
  ["a worse one", HISTORY[2], "down"],
])(
  "the report of a scan tells where it goes from the one before: %s",
  (_, entry, trend) => {
    const html = render(entry ?? {}, { profile: 6, isOld: false });
    expect(/data-trend="(\w+)"/.exec(html)?.[1] ?? null).toBe(trend);
  },
);

test("an old report by the ten tests leads on to reports by them", () => {
  const html = render({ id: 3 }, { profile: 5, isOld: true });
  expect(html).toContain('<input type="hidden" name="algorithm" value="5"/>');
  expect(html).toContain(
    'href="/en-US/observatory/analyze?host=mozilla.org&amp;algorithm=5"',
  );
  const newest = render({ id: 3 }, { profile: 6, isOld: true });
  expect(newest).not.toContain('name="algorithm"');
});
