import { expect, test } from "vitest";
import { findOptOut } from "./opt-out";

const NOTHING = { cookies: null, doNotTrack: null, globalPrivacyControl: null };
const COOKIE = "moz-1st-party-data-opt-out=true";

test.each([
  [{}, null],
  [{ cookies: COOKIE }, "cookie"],
  [{ cookies: `theme=dark; ${COOKIE}; a=b` }, "cookie"],
  [{ cookies: "moz-1st-party-data-opt-out=false" }, null],
  [{ cookies: `x${COOKIE}` }, null],
  [{ cookies: `${COOKIE}x` }, null],
  [{ globalPrivacyControl: "1" }, "gpc"],
  [{ globalPrivacyControl: true }, "gpc"],
  [{ globalPrivacyControl: false }, null],
  [{ doNotTrack: "1" }, "dnt"],
  [{ doNotTrack: "yes" }, "dnt"],
  [{ doNotTrack: "0" }, null],
  [{ doNotTrack: "unspecified" }, null],
  [{ cookies: COOKIE, globalPrivacyControl: "1", doNotTrack: "1" }, "cookie"],
] as const)("takes %j for %s", (signs, reason) => {
  expect(findOptOut({ ...NOTHING, ...signs })).toBe(reason);
});
