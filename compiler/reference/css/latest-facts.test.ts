import { expect, test } from "vitest";
import { findLatestFacts, findPageFacts } from "./latest-facts";
import { listSingleValues, toSample } from "./value-texts";

test("takes each fact by the specification before the older data", () => {
  expect(findLatestFacts("min-block-size")?.initial).toBe("auto");
  expect(findLatestFacts("scroll-timeline-name")?.appliesto).toBe("allElements");
});

test("takes the older data where the specification refers to its prose", () => {
  expect(findLatestFacts("visibility")?.appliesto).toBe("allElements");
});

test("has no computed value where the specification tells it in prose alone", () => {
  expect(findLatestFacts("content")?.computed).toBeUndefined();
});

test("describes another name of a property as the property", () => {
  expect(findLatestFacts("-webkit-mask-composite")?.initial).toBe("add");
});

test("tells the initial value of a descriptor by its specification", () => {
  const page = (name: string) => `Web/CSS/Reference/At-rules/@property/${name}`;
  expect(findPageFacts(page("inherits"), { initial: "true" })?.initial).toBe("true");
  expect(findPageFacts(page("syntax"), { initial: "N/A" })?.initial).toBeUndefined();
});

test("samples are values of their property", () => {
  expect(toSample("<number>", "font-weight")).toBe("450");
  expect(toSample("<url>", "filter")).toBe('url("#my-element")');
  expect(toSample("<url>", "list-style-image")).toBe('url("image.png")');
  expect(listSingleValues({ kind: "property", name: "fill" })).toContain("<color>");
  expect(listSingleValues({ kind: "property", name: "z-index" })).not.toContain(
    "inherit",
  );
});
