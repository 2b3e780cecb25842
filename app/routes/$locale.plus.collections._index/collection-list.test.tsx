import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Collection } from "~/domain/accounts/collection";
import { getInterfaceText } from "~/l10n/interface-texts.server";
import { LocaleProvider } from "~/l10n/locale-context";
import { CollectionList } from "./collection-list";

function createCollection(id: string, name = `Collection ${id}`): Collection {
  return { id, name, description: null, articleCount: 2, createdAt: 0, updatedAt: 0 };
}

function render(collections: Collection[], canAdd = true): string {
  return renderToStaticMarkup(
    <LocaleProvider locale="en-US" text={getInterfaceText("en-US")}>
      <CollectionList collections={collections} canAdd={canAdd} now={0} />
    </LocaleProvider>,
  );
}

test("tells the limit of the plan to a reader with more collections from an earlier plan", () => {
  const collections = Array.from({ length: 10 }, (_, at) => createCollection(`${at}`));
  const html = render(collections, false);
  expect(html).toContain("Your plan has room for 3 collections.");
  expect(html).toContain("Collection 9");
});

test("tells of no limit while there is room", () => {
  expect(render([createCollection("a")])).not.toContain("Your plan has room");
});

test("the heading of a card has the direction of its name", () => {
  expect(render([createCollection("b", "מועדפים")])).toContain(
    '<h2 dir="auto"><a href="/en-US/plus/collections/b">',
  );
});

test("paper leaves out what only a screen can do", () => {
  const html = render([createCollection("a", "Layout")]);
  const printed = html.replace(/<(\w+)[^>]*data-chrome[^]*?<\/\1>/g, "");
  expect(printed).toContain("Layout");
  expect(printed).not.toMatch(/New Collection|Edit<|Delete/);
  expect(html).toMatch(/New Collection[^]*Edit<[^]*Delete/);
});
