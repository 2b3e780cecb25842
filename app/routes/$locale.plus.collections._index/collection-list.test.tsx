import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Collection } from "~/domain/accounts/collection";
import { getInterfaceText } from "~/l10n/interface-texts.server";
import { LocaleProvider } from "~/l10n/locale-context";
import { CollectionList } from "./collection-list";

function createCollection(id: string): Collection {
  return {
    id,
    name: `Collection ${id}`,
    description: null,
    articleCount: 0,
    createdAt: 0,
    updatedAt: 0,
  };
}

function render(count: number, canAdd: boolean): string {
  const collections = Array.from({ length: count }, (_, at) => createCollection(`${at}`));
  return renderToStaticMarkup(
    <LocaleProvider locale="en-US" text={getInterfaceText("en-US")}>
      <CollectionList collections={collections} canAdd={canAdd} now={0} />
    </LocaleProvider>,
  );
}

test("tells the limit of the plan to a reader with more collections from an earlier plan", () => {
  const html = render(10, false);
  expect(html).toContain("Your plan has room for 3 collections.");
  expect(html).toContain("Collection 9");
});

test("tells of no limit while there is room", () => {
  expect(render(1, true)).not.toContain("Your plan has room");
});
