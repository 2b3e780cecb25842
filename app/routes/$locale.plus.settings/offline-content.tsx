import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { formatDate } from "~/domain/locales/format-date";
import type { ContentStatus } from "~/domain/offline/content-status";
import { useLocale, useText } from "~/l10n/locale-context";
import type { PackageOffer } from "~/services/offline-packages/index.server";
import { SwitchTrack } from "~/ui/switch-track/switch-track";
import { ClearContent } from "./clear-content";
import styles from "./offline-content.module.css";
import { PackageChoice } from "./package-choice";
import { SettingRow, toTitleId } from "./setting-row";
import switchStyles from "./setting-switch.module.css";
import { StatusAction } from "./status-action";
import { type OfflineContentState, useOfflineContent } from "./use-offline-content";

export interface OfflineContentProps {
  siteName: string;
  /** Packages that this server has. */
  offers: readonly PackageOffer[];
}

/** All pages of a language in this browser: what is wanted, what is there, and its removal. */
export function OfflineContent({ siteName, offers }: OfflineContentProps) {
  const { text } = useLocale();
  const content = useOfflineContent(offers);
  const title = text("settings-content-title", { site: siteName });
  const refusal = findRefusal(content, offers);
  if (refusal !== null)
    return (
      <SettingRow id="offline-content" title={title}>
        <p role={content === null ? undefined : "status"}>{text(refusal)}</p>
      </SettingRow>
    );
  if (content === null || content === "unavailable") return null;
  return <ContentRows title={title} content={content} offers={offers} />;
}

/** Reason why the browser or the server has no packages. */
function findRefusal(
  content: OfflineContentState | "unavailable" | null,
  offers: readonly PackageOffer[],
) {
  if (content === null) return "settings-content-script";
  if (content === "unavailable") return "settings-content-unavailable";
  return offers.length === 0 ? "settings-content-none" : null;
}

interface ContentRowsProps {
  title: string;
  content: OfflineContentState;
  offers: readonly PackageOffer[];
}

function ContentRows({ title, content, offers }: ContentRowsProps) {
  const { text } = useLocale();
  const { settings, status, usedBytes, save, tell } = content;
  return (
    <>
      <SwitchRow
        id="offline-content"
        title={title}
        isOn={settings.offline}
        onChange={(offline) => save({ ...settings, offline })}
      >
        <p>{text("settings-content-text")}</p>
        <PackageChoice settings={settings} offers={offers} onChange={save} />
      </SwitchRow>
      {settings.offline && (
        <>
          <SwitchRow
            id="offline-prefer-online"
            title={text("settings-content-prefer")}
            isOn={settings.preferOnline}
            onChange={(preferOnline) => save({ ...settings, preferOnline })}
          >
            <p>{text("settings-content-prefer-text")}</p>
          </SwitchRow>
          <SettingRow
            id="offline-status"
            title={text("settings-content-status")}
            control={<StatusAction status={status} tell={tell} />}
          >
            <LastUpdate status={status} />
            <RawStatus status={status} />
          </SettingRow>
          <SwitchRow
            id="offline-auto-update"
            title={text("settings-content-auto")}
            isOn={settings.autoUpdates}
            onChange={(autoUpdates) => save({ ...settings, autoUpdates })}
          >
            <p>{text("settings-content-auto-text")}</p>
          </SwitchRow>
          <SettingRow
            id="offline-used"
            title={text("settings-content-used")}
            control={<ClearContent onClear={() => tell({ type: "clear" })} />}
          >
            <p>{text("settings-content-size", { size: toMebibytes(usedBytes) })}</p>
          </SettingRow>
        </>
      )}
    </>
  );
}

interface SwitchRowProps {
  id: string;
  title: string;
  isOn: boolean;
  onChange(isOn: boolean): void;
  children: ReactNode;
}

function SwitchRow({ id, title, isOn, onChange, children }: SwitchRowProps) {
  const control = <ContentSwitch rowId={id} isOn={isOn} onChange={onChange} />;
  return (
    <SettingRow id={id} title={title} control={control}>
      {children}
    </SettingRow>
  );
}

function LastUpdate({ status }: { status: ContentStatus | null }) {
  const { locale, text } = useLocale();
  // Before the worker's first word, nothing is known.
  if (!status) return null;
  const date = status.local?.date;
  return (
    <p role="status">
      {date === undefined
        ? text("settings-content-empty")
        : text("settings-content-updated", { date: formatDate(new Date(date), locale) })}
    </p>
  );
}

/** Shows the worker's notes, for reports of problems, at an address with `#debug`. */
function RawStatus({ status }: { status: ContentStatus | null }) {
  const { hash } = useLocation();
  if (hash !== "#debug") return null;
  return <pre className={styles.raw}>{JSON.stringify(status, null, 2)}</pre>;
}

const BYTES_PER_MEBIBYTE = 2 ** 20;

function toMebibytes(bytes: number): string {
  return String(Math.round(bytes / BYTES_PER_MEBIBYTE));
}

interface ContentSwitchProps {
  /** Id of the row that contains it. */
  rowId: string;
  isOn: boolean;
  onChange(isOn: boolean): void;
}

/** A switch of a setting that this browser alone has. */
function ContentSwitch({ rowId, isOn, onChange }: ContentSwitchProps) {
  const text = useText();
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-labelledby={toTitleId(rowId)}
      className={switchStyles.switch}
      onClick={() => onChange(!isOn)}
    >
      <SwitchTrack isOn={isOn} />
      <span aria-hidden="true">{text(isOn ? "settings-on" : "settings-off")}</span>
    </button>
  );
}
