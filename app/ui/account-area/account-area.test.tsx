import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { getInterfaceText } from "~/l10n/interface-texts.server";
import { LocaleProvider } from "~/l10n/locale-context";
import { AccountArea } from "./account-area";

test("offers to log in and to sign up, and asks robots not to follow", () => {
  const html = renderToStaticMarkup(
    <LocaleProvider locale="en-US" text={getInterfaceText("en-US")}>
      <AccountArea next="/en-US/" />
    </LocaleProvider>,
  );
  expect(html).toContain(">Log in</a>");
  expect(html).toContain(">Sign up for free</a>");
  expect(html.match(/rel="nofollow"/g)).toHaveLength(2);
});
