import { getGraded, type Capture } from "./engine/capture";
import type { PreloadList } from "./engine/preloads";
import type { ResultId } from "./engine/results";
import { scoreResults, type Score } from "./engine/score";
import {
  judgeCapture,
  listTests,
  type Judgements,
  type Profile,
} from "./engine/tests.server";
import type { ScanReport } from "./observatory-service";

/** Everything that a report shows of what a site has answered. */
export function makeReport(
  capture: Capture,
  preloads: PreloadList,
  askedHost: string | null = null,
): ScanReport {
  const { response, hops } = getGraded(capture);
  return {
    statusCode: response?.status ?? 0,
    headers: response?.headers ?? {},
    setCookies: response?.setCookies ?? [],
    judgements: judgeCapture(capture, preloads),
    finalUrl: hops.at(-1)?.url ?? null,
    certificateError: capture.https.certificateError ?? capture.http.certificateError,
    askedHost,
  };
}

/** The results of a profile's tests, in order. */
function listResults(judgements: Judgements, profile: Profile): ResultId[] {
  return listTests(profile).map((name) => judgements[name].result);
}

export function scoreReport({ judgements }: ScanReport, profile: Profile): Score {
  return scoreResults(listResults(judgements, profile));
}
