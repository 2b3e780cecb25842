/** The fields of a signed-in reader that settings use. */
export interface SettingsOwner {
  id: number;
  isSubscriber: boolean;
}

export type SaveOutcome =
  | { isSaved: true }
  /** The first invalid field; nothing was stored. */
  | { isSaved: false; field: string };

/** All methods throw UnavailableError while the database does not answer. */
export interface SettingsService {
  /**
   * Stores the given settings (names of the API); others keep their values. `no_ads` is ignored for
   * readers who are no subscribers (server contract, 6.1).
   */
  saveSettings(owner: SettingsOwner, fields: unknown): Promise<SaveOutcome>;
  /** Deletes the AI history permanently, whether the history is enabled or not. */
  deleteAiHistory(userId: number): Promise<void>;
}
