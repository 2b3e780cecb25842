import type { EntryContext } from "@remix-run/node";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { renderEarlyLinks } from "~/http/caching/early-links";
import type { DocumentData } from "~/routes/$locale.docs.$/to-document-data";
import { hasOtherLanguages } from "~/ui/language-menu/has-other-languages";
import { findFrameKey, type FramedPage } from "./find-frame-key";
import { cutFrame, HOLES, toHolePath } from "./holes";
import type { PageFrames } from "./page-frames.server";
import { Screen, type ScreenProps } from "./screen";

export const DOCUMENT_ROUTE = "routes/$locale.docs.$";

/**
 * Keeps the frame of a document that was just rendered, unless there is one already: the same
 * page once more, with holes for what is the document's own. Nothing is kept of a page that is
 * not everyone's.
 *
 * @param screen What the page was rendered with: without a reader's account or message.
 * @param frames Null where none are kept.
 */
export function keepFrame(screen: ScreenProps, frames: PageFrames | null): void {
  const page = findFramedPage(screen);
  const key = page && findFrameKey(page);
  if (!page || key === null || !frames || frames.get(key)) return;
  const html = renderToString(
    <Screen
      {...screen}
      remixContext={withHoles(screen.remixContext, toHolePath(page.path))}
      loadContext={{ ...screen.loadContext, nonce: HOLES.nonce }}
      start={{ ...screen.start, data: HOLES.data }}
    />,
  );
  const { [DOCUMENT_ROUTE]: _document, ...loaderData } =
    screen.remixContext.staticHandlerContext.loaderData;
  frames.set(key, {
    parts: cutFrame(`<!DOCTYPE html>${html}`, page.path),
    links: renderEarlyLinks(html),
    loaderData,
  });
}

/** What decides about the frame; null when the page is no document, or not everyone's. */
function findFramedPage({ locale, theme, remixContext }: ScreenProps): FramedPage | null {
  const { location, loaderData } = remixContext.staticHandlerContext;
  const page = loaderData[DOCUMENT_ROUTE] as DocumentData | undefined;
  if (!page || theme !== undefined || location.search !== "") return null;
  const { document } = page;
  const hasLanguages = hasOtherLanguages(document.locale, document.other_translations);
  return { locale, path: location.pathname, hasLanguages };
}

/** The same page, but that its document is a hole, and it says nothing of itself. */
function withHoles(context: EntryContext, pathname: string): EntryContext {
  const { routeModules, staticHandlerContext } = context;
  const { location } = staticHandlerContext;
  return {
    ...context,
    routeModules: {
      ...routeModules,
      [DOCUMENT_ROUTE]: { default: HoleElement, meta: () => [{ title: HOLES.title }] },
    },
    staticHandlerContext: {
      ...staticHandlerContext,
      location: { ...location, pathname },
    },
  };
}

function HoleElement() {
  return createElement(HOLES.element);
}
