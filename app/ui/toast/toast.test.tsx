import { renderToStaticMarkup } from "react-dom/server";
import type { ReactNode } from "react";
import { expect, test } from "vitest";
import { getInterfaceText } from "~/l10n/interface-texts.server";
import { LocaleProvider } from "~/l10n/locale-context";
import { FlashToast, Toast } from "./toast";

function render(children: ReactNode) {
  return renderToStaticMarkup(
    <LocaleProvider locale="en-US" text={getInterfaceText("en-US")}>
      {children}
    </LocaleProvider>,
  );
}

const ignore = () => undefined;

test("is open from the start and closed by its own form, without script", () => {
  const html = render(<Toast mainText="Saved." closeHandler={ignore} />);
  expect(html).toMatch(/<dialog open=""[^>]*aria-labelledby="([^"]+)"[^>]*><p id="\1"/);
  expect(html).toMatch(/<form method="dialog"><button type="submit"/);
  expect(html).toContain("Close message");
});

test("is announced politely, or at once when it is important", () => {
  const polite = render(<Toast mainText="Saved." closeHandler={ignore} />);
  const urgent = render(<Toast mainText="Lost." isImportant closeHandler={ignore} />);
  expect(polite).toContain('role="status"');
  expect(urgent).toContain('role="alert"');
});

test("has a short text for small screens beside the main one", () => {
  const html = render(
    <Toast mainText="Saved in your list." shortText="Saved" closeHandler={ignore} />,
  );
  expect(html).toContain("Saved in your list.");
  expect(html).toContain(">Saved</span>");
});

test("offers an action only with both text and handler", () => {
  const whole = { mainText: "Deleted.", buttonText: "Undo", closeHandler: ignore };
  expect(render(<Toast {...whole} buttonHandler={ignore} />)).toContain(">Undo</button>");
  expect(render(<Toast {...whole} />)).not.toContain("Undo");
});

test("shows a form's flash message in the page's language", () => {
  const flash = {
    kind: "error",
    text: "not-found-message",
    args: { path: "/x" },
  } as const;
  const html = render(<FlashToast flash={flash} />);
  expect(html).toContain("Sorry, the page /x could not be found.");
  expect(html).toContain('role="alert"');
});

test("renders null without a flash message", () => {
  expect(render(<FlashToast flash={null} />)).toBe("");
});
