import { useState } from "react";
import type { PlayCode } from "~/domain/play/play-state";
import { signInUrl } from "~/domain/accounts/sign-in-url";
import { useLocale } from "~/l10n/locale-context";
import { useReader } from "~/ui/account-area/reader-context";
import { SignInElsewhere } from "~/ui/account-area/sign-in-elsewhere";
import dialogStyles from "~/ui/dialog/dialog.module.css";
import { useModal } from "~/ui/dialog/use-modal";
import { CodeLink } from "./code-link";
import { CopyButton } from "./copy-button";
import { createPermalink, toDataUrl, toMarkdown, type ShareFault } from "./share-code";
import styles from "./share-dialog.module.css";

export interface ShareDialogProps {
  code: PlayCode;
  src: string | null;
  isSignedIn: boolean;
  /** Called with the query of the page's new URL once the code is stored. */
  onShared(query: string): void;
  onClose(): void;
}

/** Three ways to share code: as Markdown, inside a URL, and stored by the site. */
export function ShareDialog({
  code,
  src,
  isSignedIn,
  onShared,
  onClose,
}: ShareDialogProps) {
  const { text } = useLocale();
  const dialog = useModal();
  return (
    <dialog
      ref={dialog}
      className={`${dialogStyles.dialog} ${styles.share}`}
      aria-labelledby="play-share-title"
      onClose={onClose}
    >
      <h2 id="play-share-title">{text("play-share-title")}</h2>
      <section>
        <h3>{text("play-share-link")}</h3>
        {isSignedIn ? (
          <Permalink code={code} src={src} onShared={onShared} />
        ) : (
          <SignInBanner />
        )}
      </section>
      <section>
        <h3>{text("play-share-markdown")}</h3>
        <CopyButton
          label={text("play-share-markdown-copy")}
          value={() => toMarkdown(code)}
        />
      </section>
      <section>
        <h3>{text("play-share-url")}</h3>
        <CopyButton
          label={text("play-share-url-copy")}
          value={() => toDataUrl(code, src)}
        />
      </section>
      <div className={dialogStyles.buttons}>
        <button type="button" className="button" onClick={() => dialog.current?.close()}>
          {text("play-close")}
        </button>
      </div>
    </dialog>
  );
}

/** The code stays in this tab's storage during sign-in. */
function SignInBanner() {
  const { text } = useLocale();
  return (
    <p className={styles.banner}>
      {text("play-share-sign-in")}{" "}
      <a href={signInUrl(location.pathname + location.search)}>
        {text("play-share-log-in")}
      </a>
    </p>
  );
}

function Permalink({
  code,
  src,
  onShared,
}: Pick<ShareDialogProps, "code" | "src" | "onShared">) {
  const { text } = useLocale();
  const { owner } = useReader();
  const [isPending, setPending] = useState(false);
  const [fault, setFault] = useState<ShareFault | null>(null);
  const [url, setUrl] = useState<string | null>(null);
  async function create() {
    if (isPending) return;
    setPending(true);
    setFault(null);
    const outcome = await createPermalink(code, src, owner);
    setPending(false);
    if ("fault" in outcome) {
      setFault(outcome.fault);
      return;
    }
    const query = `?${new URLSearchParams({ id: outcome.id }).toString()}`;
    setUrl(location.origin + location.pathname + query);
    onShared(query);
  }
  if (url !== null) return <CodeLink url={url} takesFocus />;
  return (
    <>
      {fault && (
        <p role="alert" className={styles.fault}>
          {fault === "foreign"
            ? text("collection-fault-foreign", { openedAs: owner?.email ?? "" })
            : text(`play-share-fault-${fault}`)}
          {fault === "signed-out" && (
            <>
              {" "}
              <SignInElsewhere />
            </>
          )}
        </p>
      )}
      <button
        type="button"
        className="button primary"
        // Not disabled, which would lose the focus.
        aria-disabled={isPending || undefined}
        onClick={() => void create()}
      >
        {text(isPending ? "play-share-creating" : "play-share-create")}
      </button>
    </>
  );
}
