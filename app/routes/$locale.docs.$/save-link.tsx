import { lazy, Suspense, useRef, useState, type MouseEvent } from "react";
import { loadChunk } from "~/browser/load-chunk";
import { useLocale } from "~/l10n/locale-context";
import { Icon } from "~/ui/icon/icon";
import styles from "./save-link.module.css";

/** Nothing of it is in the page before it is wanted. */
const SaveMenu = lazy(loadSaveMenu);

async function loadSaveMenu() {
  const { SaveMenu } = await loadChunk("the save menu", () => import("./save-menu"));
  return { default: SaveMenu };
}

export interface SaveLinkProps {
  /** Path of the document. */
  url: string;
  isSaved: boolean;
}

/** For signed-in readers: leads to the page that saves the document, or shows it in place. */
export function SaveLink({ url, isSaved: wasSaved }: SaveLinkProps) {
  const { locale, text } = useLocale();
  const link = useRef<HTMLAnchorElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isSaved, setSaved] = useState(wasSaved);
  const query = new URLSearchParams({ url }).toString();
  function open(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setOpen(true);
  }
  return (
    <nav aria-label={text("bookmark-save")}>
      <a
        ref={link}
        className={styles.save}
        href={`/${locale}/plus/collections/save?${query}`}
        data-saved={isSaved || undefined}
        aria-haspopup="dialog"
        onClick={open}
        onPointerEnter={() => void loadSaveMenu().catch(() => undefined)}
      >
        <Icon name="bookmark" size={16} />
        <span>{text(isSaved ? "bookmark-saved" : "bookmark-save")}</span>
      </a>
      {isOpen && (
        <Suspense>
          <SaveMenu
            url={url}
            anchor={link}
            onChange={setSaved}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </nav>
  );
}
