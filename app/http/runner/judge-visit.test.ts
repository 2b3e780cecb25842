import { expect, test } from "vitest";
import { judgeVisit, type Judgement, type Visit } from "./judge-visit";

const HASH = "a".repeat(40);
const HOSTS = { site: ["docs.example"], runner: "play.example" };
const FRAME: Visit = {
  host: "play.example",
  destination: "iframe",
  referer: "https://docs.example/en-US/play",
  hash: HASH,
  isConfirmed: false,
  isForm: false,
};
const LOCAL = { host: "127.0.0.1:13000", referer: undefined };
const LINK = { host: `${HASH}.play.example`, destination: "document" };

test.each<[string, Partial<Visit>, Judgement]>([
  ["a frame of the site", {}, "show"],
  ["a frame of another site", { referer: "https://evil.example/" }, "forbid"],
  ["a frame that does not tell where it is", { referer: undefined }, "forbid"],
  [
    "a host that begins like the site",
    { referer: "https://docs.example.evil" },
    "forbid",
  ],
  ["a link on the site", { destination: "document" }, "forbid"],
  ["an embedded object", { destination: "embed" }, "forbid"],
  ["a browser that tells only where it comes from", { destination: undefined }, "show"],
  ["a program", { destination: undefined, referer: undefined }, "forbid"],
  ["a frame on this machine", LOCAL, "show"],
  ["a direct visit on this machine", { ...LOCAL, destination: "document" }, "warn"],
  ["a program on this machine", { ...LOCAL, destination: undefined }, "warn"],
  ["a permanent link", LINK, "warn"],
  ["a permanent link after the warning", { ...LINK, isConfirmed: true }, "show"],
  ["a link with another code's hash", { ...LINK, hash: "b" }, "forbid"],
  ["a form in a frame", { isForm: true }, "show"],
  [
    "a form in a browser that tells only where it comes from",
    { isForm: true, destination: undefined },
    "show",
  ],
  [
    "a form of another site in such a browser",
    { isForm: true, destination: undefined, referer: "https://evil.example/" },
    "forbid",
  ],
  [
    "a form elsewhere on this machine",
    { ...LOCAL, isForm: true, destination: "document" },
    "forbid",
  ],
])("%s is answered as it should be", (_, visit, expected) => {
  expect(judgeVisit({ ...FRAME, ...visit }, HOSTS)).toBe(expected);
});
