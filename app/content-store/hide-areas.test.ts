import { expect, test } from "vitest";
import { createFakeStore } from "../../tests/support/fake-content-store";
import type { ContentStore } from "./content-store";
import { hideAreas } from "./hide-areas";

test("hides pages of areas that are not served from lists, look-ups and search", () => {
  const urls = ["/en-US/about", "/en-US/plus/docs/faq"];
  const entries = urls.map((url) => ({ url, title: url }));
  const find = (url: string) => (urls.includes(url) ? url : null);
  const whole = {
    ...createFakeStore({ version: "1" }),
    findAreaPage: (_kind: string, url: string) => ({ url: find(url) }),
    findAreaUrl: find,
    listAreaPages: () => entries,
    listSearchAreas: () => entries,
  } as unknown as ContentStore;
  const store = hideAreas(whole, (path) => !path.includes("/plus"));
  const kept = [entries[0]];
  expect([store.version, store.listAreaPages("generic")]).toEqual(["1", kept]);
  expect(store.listSearchAreas()).toEqual(kept);
  expect(urls.map((url) => store.findAreaUrl(url))).toEqual(["/en-US/about", null]);
  const found = urls.map((url) => store.findAreaPage("generic", url));
  expect(found).toEqual([{ url: "/en-US/about" }, null]);
});

test("leaves pages that are not served out of sidebars", () => {
  const toItem = (slug: string) => ({
    url: `/en-US/plus/docs/${slug}`,
    title: slug,
    slug,
  });
  const items = [
    { ...toItem("all"), children: [toItem("ai"), toItem("play")] },
    toItem("ai"),
  ];
  const page = {
    url: "/en-US/plus/docs/all",
    hyData: { sections: [] },
    sidebar: { title: "Plus", items },
  };
  const whole = {
    ...createFakeStore({ version: "1" }),
    findAreaPage: () => page,
  } as unknown as ContentStore;
  const store = hideAreas(whole, (path) => !path.endsWith("/ai"));
  expect(store.findAreaPage("generic", page.url)).toEqual({
    ...page,
    sidebar: {
      title: "Plus",
      items: [{ ...toItem("all"), children: [toItem("play")] }],
    },
  });
});

test("keeps the text alone of links to pages that are not served", () => {
  const other = `<a
    href="/en-US/docs/Web" class="x">the web</a>, <a href="#a">here</a>, <a href="https://example.com/plus">there</a></p>`;
  const content = `<p>Plus: <a href="/en-US/plus/docs/overview?a#b" class="x">what it <i>includes</i></a>, <a class="y" data-of="plus"
    href="/en-US/plus">more</a>, ${other}`;
  const prose = {
    type: "prose",
    value: { id: null, title: null, isH3: false, content },
  } as const;
  const page = {
    url: "/en-US/about",
    sidebar: null,
    hyData: { title: "About", sections: [prose] },
  };
  const whole = {
    ...createFakeStore({ version: "1" }),
    findAreaPage: () => page,
  } as unknown as ContentStore;
  const read = (store: ContentStore) => store.findAreaPage("generic", page.url);
  expect(read(hideAreas(whole, (path) => !path.includes("/plus")))).toEqual({
    ...page,
    hyData: {
      title: "About",
      sections: [
        {
          ...prose,
          value: {
            ...prose.value,
            content: `<p>Plus: what it <i>includes</i>, more, ${other}`,
          },
        },
      ],
    },
  });
  expect(read(hideAreas(whole, () => true))).toEqual(page);
});
