import { describeLinkLanguage } from "~/domain/locales/link-language";
import { useLocale } from "~/l10n/locale-context";
import { FormPage } from "~/ui/collections/form-page";
import type { FormFailure } from "~/ui/collections/form-failure";
import styles from "~/ui/collections/form.module.css";
import { SaveFields } from "~/ui/collections/save-fields";
import type { SaveState, SaveValues } from "~/ui/collections/save-state";
import { SubmitButton } from "~/ui/collections/submit-button";

export interface SavePageProps {
  state: SaveState;
  /** Values typed before sign-in. */
  typed: SaveValues | null;
  failure: FormFailure<SaveValues> | null;
}

/** The save menu of a document as a page, for use without JavaScript. */
export function SavePage({ state, typed, failure }: SavePageProps) {
  const { locale, text } = useLocale();
  const isSaved = state.choices.some(({ item }) => item !== null);
  return (
    <FormPage title={text(isSaved ? "collection-edit-item" : "collection-add")}>
      <p>
        <a href={encodeURI(state.url)} {...describeLinkLanguage(state.url, locale)}>
          {state.pageTitle}
        </a>
      </p>
      <form
        method="post"
        className={styles.form}
        data-unsaved={failure || typed ? "" : undefined}
      >
        <SaveFields state={state} typed={typed} failure={failure}>
          <SubmitButton
            label={text("collection-save")}
            pendingLabel={text("collection-saving")}
          />
          <a className="button" href={encodeURI(state.url)}>
            {text("collection-cancel")}
          </a>
        </SaveFields>
      </form>
    </FormPage>
  );
}
