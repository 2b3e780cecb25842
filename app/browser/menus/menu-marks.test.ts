import { afterEach, expect, test, vi } from "vitest";
import { markMenu } from "./menu-marks";

/** An element with the attributes that the menu's marks are read from and written to. */
function createElement(attributes: Record<string, string>) {
  const found = new Map(Object.entries(attributes));
  return {
    attributes: found,
    dataset: { ...(attributes["data-home"] && { home: attributes["data-home"] }) },
    getAttribute: (name: string) => found.get(name) ?? null,
    setAttribute: (name: string, value: string) => found.set(name, value),
    removeAttribute: (name: string) => found.delete(name),
    toggleAttribute: (name: string, isSet: boolean) =>
      isSet ? found.set(name, "") : found.delete(name),
  };
}

type FakeElement = ReturnType<typeof createElement>;

function showMenu({ tops, links }: { tops: FakeElement[]; links: FakeElement[] }) {
  vi.stubGlobal("document", {
    querySelectorAll: (selector: string) =>
      selector.split(",").flatMap((each) => {
        if (!each.includes("top")) return links;
        return each.includes("a[")
          ? tops.filter(({ attributes }) => attributes.has("href"))
          : tops;
      }),
  });
}

afterEach(() => {
  vi.unstubAllGlobals();
});

const WEB = "/de/docs/Web";

test.each([
  [WEB, true],
  [`${WEB}/CSS`, true],
  ["/de/docs/Webs", false],
  ["/de/", false],
])("marks the part of the menu that the page at %s belongs to: %s", (path, isMarked) => {
  const [web, blog] = [
    createElement({ "data-home": WEB }),
    createElement({ href: "/de/blog/", "data-current": "" }),
  ];
  showMenu({ tops: [web, blog], links: [] });
  markMenu(path);
  expect(web.attributes.has("data-current")).toBe(isMarked);
  expect(blog.attributes.has("data-current")).toBe(false);
});

test.each([
  ["/de/blog/", true],
  ["/de/blog/a-post/", false],
])("marks the link without a panel as the page at %s: %s", (path, isPage) => {
  const blog = createElement({ href: "/de/blog/", "aria-current": "page" });
  const web = createElement({ "data-home": "/de/blog/" });
  showMenu({ tops: [blog, web], links: [] });
  markMenu(path);
  expect(blog.attributes.get("aria-current")).toBe(isPage ? "page" : undefined);
  expect(blog.attributes.has("data-current")).toBe(true);
  expect(web.attributes.has("aria-current")).toBe(false);
});

test("moves the mark of the current page from the link before", () => {
  const [css, html] = [
    createElement({ href: `${WEB}/CSS`, "aria-current": "page" }),
    createElement({ href: `${WEB}/HTML` }),
  ];
  showMenu({ tops: [], links: [css, html] });
  markMenu(`${WEB}/HTML`);
  expect(css.attributes.has("aria-current")).toBe(false);
  expect(html.attributes.get("aria-current")).toBe("page");
});
