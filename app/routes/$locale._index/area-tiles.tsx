import { useLocale } from "~/l10n/locale-context";
import { Icon } from "~/ui/icon/icon";
import styles from "./area-tiles.module.css";
import type { HomeArea } from "./list-home-areas";

/** Links the landing pages of the areas, each as a tile. */
export function AreaTiles({ areas }: { areas: readonly HomeArea[] }) {
  return (
    <ul className={styles.tiles}>
      {areas.map((area) => (
        <AreaTile key={area.url} {...area} />
      ))}
    </ul>
  );
}

function AreaTile({ area, title, about, pages, url, locale }: HomeArea) {
  const { locale: pageLocale, text } = useLocale();
  const lang = locale === pageLocale ? undefined : locale;
  return (
    <li className={styles.tile} data-area={area}>
      <h3>
        <a href={url} lang={lang} hrefLang={lang}>
          {title}
        </a>
        {lang && <small>{text("home-in-english")}</small>}
      </h3>
      <p>{about}</p>
      <p className={styles.pages}>{pages}</p>
      <Icon name="arrow" size={18} />
    </li>
  );
}
