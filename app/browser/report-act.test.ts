import { expect, test } from "vitest";
import { receiveActs, reportAct } from "./report-act";

test("keeps acts until they are received, in their order", () => {
  reportAct("first");
  reportAct("second");
  const received: string[] = [];
  receiveActs((name) => received.push(name));
  expect(received).toEqual(["first", "second"]);
  reportAct("third");
  expect(received).toEqual(["first", "second", "third"]);
});
