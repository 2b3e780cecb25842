import type { SiteChange } from "~/domain/areas/changes";
import type { Locale } from "~/domain/locales/locale";
import type { InterfaceText, OverviewText } from "~/domain/text/strings";

export interface ChangeTexts {
  overview: OverviewText;
  text: InterfaceText;
}

/** Tells in a few words what a change consists of. */
export function describeChange(
  { kind, cause }: SiteChange,
  { overview, text }: ChangeTexts,
  locale: Locale,
): string {
  switch (cause.type) {
    case "edit":
      return overview(kind === "new" ? "changes-edit-new" : "changes-edit-changed");
    case "release": {
      const browsers = new Intl.ListFormat(locale).format(cause.browsers);
      const id = kind === "new" ? "changes-release-new" : "changes-release-changed";
      return overview(id, { browsers });
    }
    case "baseline":
      return `${text("baseline-name")}: ${text(`baseline-${cause.level}`)}`;
  }
}
