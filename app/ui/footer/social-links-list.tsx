import type { SiteTheme } from "~/domain/site/site-theme";
import { useText } from "~/l10n/locale-context";
import { resolveTarget, type Place } from "~/ui/navigation/resolve-target";
import { SOCIAL_LINKS, type SocialLink } from "../navigation/social-links";
import styles from "./footer.module.css";

export interface SocialLinksProps {
  place: Place;
  siteName: string;
  /** Addresses of the site's accounts. */
  accounts: SiteTheme["footer"]["social"];
}

/** Where else the site can be followed: signs with hidden names. */
export function SocialLinks({ place, siteName, accounts }: SocialLinksProps) {
  const text = useText();
  const resolve = ({ target }: SocialLink): string | undefined =>
    "network" in target ? accounts[target.network] : resolveTarget(target, place)?.href;
  return (
    <ul className={styles.social}>
      {SOCIAL_LINKS.map((link) => {
        const { name, path } = link;
        const href = resolve(link);
        return (
          href !== undefined && (
            <li key={name}>
              <a href={href} title={name}>
                <svg aria-hidden="true" width="20" height="20" viewBox="0 0 24 24">
                  <path d={path} fill="currentColor" fillRule="evenodd" />
                </svg>
                <span className="visually-hidden">
                  {text("footer-social", { site: siteName, network: name })}
                </span>
              </a>
            </li>
          )
        );
      })}
    </ul>
  );
}
