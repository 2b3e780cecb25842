import { renderToStaticMarkup } from "react-dom/server";
import {
  clickUrl,
  imageUrl,
  toColorStyle,
  viewedUrl,
  type Placement,
} from "~/domain/notices/placement";
import { BANNERS, SLOT_NUMBERS, type Slot } from "~/domain/notices/slots";
import type { NoticeText } from "~/domain/text/strings";
import { SCRIPT_MARK } from "~/ui/render-context/inline-scripts.server";
import { NOP_SCRIPT } from "./early-scripts.server";

/** The course partner's page, for which the banner stands when there is no campaign. */
const FALLBACK_URL = "https://scrimba.com/learn/frontend?via=mdn";

export interface SlotOptions {
  text: NoticeText;
  /** Page about advertising; null on a site without it. */
  aboutUrl: string | null;
  /** Where a reader can switch advertisements off; null when that can't be done. */
  hideUrl: string | null;
  /** The page's first slot, which has the script for all of them. */
  isFirst: boolean;
}

/**
 * Contents of a slot. Without a campaign they are an empty frame, which the script fills
 * (browser/notices/placements); all frames have the same parts.
 */
export function renderSlot(
  slot: Slot,
  placement: Placement | null,
  options: SlotOptions,
): string {
  const { text, isFirst } = options;
  const hasFallback = BANNERS.includes(slot);
  return renderToStaticMarkup(
    <>
      {isFirst && (
        <script nonce={SCRIPT_MARK} dangerouslySetInnerHTML={{ __html: NOP_SCRIPT }} />
      )}
      <aside
        className="placement-box"
        aria-label={text("placement-label", { number: SLOT_NUMBERS[slot] })}
        data-state={placement ? "visible" : "loading"}
        data-view={placement ? viewedUrl(placement) : undefined}
        style={placement ? toColorStyle(placement.colors) : undefined}
      >
        <CampaignLink placement={placement} />
        <p className="placement-note">
          {options.aboutUrl === null ? (
            <span>{text("placement-note")}</span>
          ) : (
            <a href={options.aboutUrl}>{text("placement-note")}</a>
          )}
          {/* In all slots, because a frame may come to show another one; styles choose. */}
          {options.hideUrl !== null && (
            <a className="placement-hide" href={options.hideUrl}>
              {text("placement-hide")}
            </a>
          )}
        </p>
        {hasFallback && (
          <p className="placement-fallback">
            {text("placement-fallback")}{" "}
            <a href={FALLBACK_URL} rel="sponsored noopener" target="_blank">
              {text("placement-fallback-link")}
            </a>
          </p>
        )}
      </aside>
    </>,
  );
}

/**
 * The sponsored link. It has no `noreferrer`, because `/pong/click` accepts clicks from this
 * site's pages alone; the redirect then tells the next site nothing.
 */
function CampaignLink({ placement }: { placement: Placement | null }) {
  const { heading = "", copy = "", cta = "", image, alt = "" } = placement ?? {};
  return (
    <a
      className="placement-link"
      href={placement ? clickUrl(placement) : undefined}
      // Robots take a link without an address for a mistake.
      role={placement ? undefined : "none"}
      rel="sponsored noopener"
      target="_blank"
      referrerPolicy="same-origin"
      data-format={placement?.imageFormat}
    >
      {image !== undefined && <img src={imageUrl(image)} alt={alt} loading="lazy" />}
      <span className="placement-text">
        <span className="placement-heading">{heading}</span>
        <span className="placement-copy">{copy}</span>
      </span>
      <span className="placement-cta">{cta}</span>
    </a>
  );
}
