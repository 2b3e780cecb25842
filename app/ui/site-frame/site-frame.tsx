import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { findArea } from "~/ui/area/find-area";
import { Footer } from "~/ui/footer/footer";
import { Header } from "~/ui/header/header";
import { LoadingLine } from "~/ui/loading-line/loading-line";
import { SkipLinks } from "~/ui/skip-links/skip-links";
import styles from "./site-frame.module.css";

export interface SiteFrameProps {
  siteName: string;
  year: string;
  hasLanguageMenu: boolean;
  /** At the end of the header. */
  actions?: ReactNode;
  children: ReactNode;
}

/** What stands around every page. The page brings its own `main`, with the id `content`. */
export function SiteFrame({
  siteName,
  year,
  hasLanguageMenu,
  actions,
  children,
}: SiteFrameProps) {
  const { pathname } = useLocation();
  const isHome = /^\/[^/]+\/?$/.test(pathname);
  return (
    <div className={styles.frame} data-area={findArea(pathname)}>
      <SkipLinks hasLanguageMenu={hasLanguageMenu} />
      <LoadingLine />
      <Header siteName={siteName} path={pathname} isDark={isHome}>
        {actions}
      </Header>
      <div className={styles.page}>{children}</div>
      <Footer siteName={siteName} year={year} />
    </div>
  );
}
