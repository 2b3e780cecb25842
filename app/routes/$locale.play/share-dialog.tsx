import { useState } from "react";
import type { PlayCode } from "~/domain/play/play-state";
import type { FormOwner } from "~/domain/accounts/form-owner";
import { MAX_NEXT_CHARACTERS } from "~/domain/accounts/safe-next";
import { signInUrl } from "~/domain/accounts/sign-in-url";
import { useLocale } from "~/l10n/locale-context";
import { useReader } from "~/ui/account-area/reader-context";
import { SignInElsewhere } from "~/ui/account-area/sign-in-elsewhere";
import dialogStyles from "~/ui/dialog/dialog.module.css";
import { useModal } from "~/ui/dialog/use-modal";
import { CodeLink, CopyButton } from "./code-link";
import {
  createPermalink,
  toDataUrl,
  toMarkdown,
  type ShareFault,
} from "./share-code.client";
import styles from "./share-dialog.module.css";

export interface ShareDialogProps {
  code: PlayCode;
  src: string | null;
  /** Called with the id of the code once it is stored. */
  onShared(id: string): void;
  onClose(): void;
}

/** Three ways to share code: as Markdown, inside a URL, and stored by the site. */
export function ShareDialog({ code, src, onShared, onClose }: ShareDialogProps) {
  const { text } = useLocale();
  const { owner: pageOwner, account } = useReader();
  // A page that was opened by nobody acts for a reader who has signed in since.
  const owner = pageOwner ?? account.user;
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
        {owner ? (
          <Permalink code={code} src={src} owner={owner} onShared={onShared} />
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
        <DataUrl code={code} src={src} />
      </section>
      <div className={dialogStyles.buttons}>
        <button type="button" className="button" onClick={() => dialog.current?.close()}>
          {text("play-close")}
        </button>
      </div>
    </dialog>
  );
}

/** Copies no address that the server would refuse. */
function DataUrl({ code, src }: Pick<ShareDialogProps, "code" | "src">) {
  const { text } = useLocale();
  const [isTooLong, setTooLong] = useState(false);
  async function getUrl() {
    const url = await toDataUrl(code, src);
    setTooLong(url === null);
    return url;
  }
  return (
    <>
      <CopyButton label={text("play-share-url-copy")} value={getUrl} />
      {isTooLong && (
        <p role="alert" className={styles.fault}>
          {text("play-share-url-too-long")}
        </p>
      )}
    </>
  );
}

/** The code stays in this tab's storage during sign-in. */
function SignInBanner() {
  const { text } = useLocale();
  const here = location.pathname + location.search;
  return (
    <p className={styles.banner}>
      {text("play-share-sign-in")}{" "}
      {here.length > MAX_NEXT_CHARACTERS ? (
        <SignInElsewhere />
      ) : (
        <a href={signInUrl(here)}>{text("play-share-log-in")}</a>
      )}
    </p>
  );
}

interface PermalinkProps extends Pick<ShareDialogProps, "code" | "src" | "onShared"> {
  owner: FormOwner;
}

function Permalink({ code, src, owner, onShared }: PermalinkProps) {
  const { text } = useLocale();
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
    setUrl(`${location.origin}${location.pathname}?id=${outcome.id}`);
    onShared(outcome.id);
  }
  if (url !== null) return <CodeLink url={url} takesFocus />;
  return (
    <>
      {fault && (
        <p role="alert" className={styles.fault}>
          {fault === "foreign"
            ? text("collection-fault-foreign", { openedAs: owner.email })
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
