import { lazy, Suspense, useId, useRef, useState, type MouseEvent } from "react";
import { announce } from "~/browser/announce";
import { findPlainLink } from "~/browser/client-links/find-plain-link";
import { loadChunk } from "~/browser/loading/load-chunk";
import type { ShownUser } from "~/domain/accounts/user";
import { SIDEBAR_FIELD } from "~/domain/sidebar-filter/keep-filter";
import { useLocale } from "~/l10n/locale-context";
import { useReader } from "~/ui/account-area/reader-context";
import { useOffline } from "~/ui/collections/use-offline";
import { Icon } from "~/ui/icon/icon";

/** Loaded on first use. */
const SaveMenu = lazy(loadSaveMenu);

async function loadSaveMenu() {
  const { SaveMenu } = await loadChunk("the save menu", () => import("./save-menu"));
  return { default: SaveMenu };
}

export interface SaveLinkProps {
  /** Path of the document. */
  url: string;
  /** State for the page's reader; null when signed out. */
  isSaved: boolean | null;
  /** Text that filters the sidebar by the page's address; the page that saves leads back with it. */
  filter: string | null;
}

/**
 * Link for signed-in readers to the page that saves the document; with JavaScript it
 * opens the save menu.
 */
export function SaveLink({ url, isSaved: wasSaved, filter }: SaveLinkProps) {
  const { locale, text } = useLocale();
  const { account, isSaved, setSaved } = useSaved(wasSaved);
  const link = useRef<HTMLAnchorElement>(null);
  /** The reader who opened the menu; it acts for no reader who signs in later. */
  const [opener, setOpener] = useState<ShownUser | null>(null);
  const offlineId = useId();
  const isOffline = useOffline();
  const query = new URLSearchParams({
    url,
    ...(filter && { [SIDEBAR_FIELD]: filter }),
  }).toString();
  function open(event: MouseEvent<HTMLAnchorElement>) {
    const { user } = account;
    const { href } = event.currentTarget;
    if (isOffline) {
      event.preventDefault();
      announce(text("bookmark-offline"));
    } else if (user && findPlainLink(event.nativeEvent)) {
      event.preventDefault();
      loadSaveMenu().then(
        () => setOpener(user),
        // A server of another version lacks the file. Its page saves too; an error would replace the article.
        () => location.assign(href),
      );
    }
  }
  // An open menu stays, because it may contain typed text.
  if (!account.user && !account.isUserUnknown && !opener) return null;
  return (
    <nav aria-label={text("bookmark-save")}>
      <a
        ref={link}
        className="save-link"
        href={`/${locale}/plus/collections/save?${query}`}
        data-saved={isSaved || undefined}
        aria-haspopup="dialog"
        aria-disabled={isOffline || undefined}
        aria-describedby={isOffline ? offlineId : undefined}
        title={isOffline ? text("bookmark-offline") : undefined}
        onClick={open}
        onPointerEnter={() => void loadSaveMenu().catch(() => undefined)}
      >
        <Icon name="bookmark" size={16} />
        <span>{text(isSaved ? "bookmark-saved" : "bookmark-save")}</span>
        {isOffline && (
          <>
            <span aria-hidden="true">({text("bookmark-offline-short")})</span>
            <span id={offlineId} hidden>
              {text("bookmark-offline")}
            </span>
          </>
        )}
      </a>
      {opener && (
        <Suspense>
          <SaveMenu
            url={url}
            reader={opener}
            anchor={link}
            onChange={setSaved}
            onClose={() => setOpener(null)}
          />
        </Suspense>
      )}
    </nav>
  );
}

/**
 * Whether the current reader has saved the page; an unknown state counts as no until the
 * menu is opened.
 */
function useSaved(wasSaved: boolean | null) {
  const { owner, account } = useReader();
  const now = account.user?.formOwner ?? null;
  const [changed, setChanged] = useState<{ by: string | null; isSaved: boolean } | null>(
    null,
  );
  const isOwner = owner === null || owner.formOwner === now;
  const given = isOwner && wasSaved === true;
  return {
    account,
    isSaved: changed?.by === now ? changed.isSaved : given,
    setSaved: (isSaved: boolean) => setChanged({ by: now, isSaved }),
  };
}
