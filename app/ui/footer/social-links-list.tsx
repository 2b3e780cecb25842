import { useText } from "~/l10n/locale-context";
import { resolveTarget, type Place } from "~/ui/navigation/resolve-target";
import { SOCIAL_LINKS } from "../navigation/social-links";
import styles from "./footer.module.css";

/** Where else the site can be followed: signs with hidden names. */
export function SocialLinks({ place, siteName }: { place: Place; siteName: string }) {
  const text = useText();
  return (
    <ul className={styles.social}>
      {SOCIAL_LINKS.map(({ name, target, path }) => {
        const link = resolveTarget(target, place);
        return (
          link && (
            <li key={name}>
              <a href={link.href} title={name}>
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
