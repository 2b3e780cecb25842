/** A signed-in reader, as far as settings need one. */
export interface SettingsOwner {
  id: number;
  isSubscriber: boolean;
}

export type SaveOutcome =
  | { isSaved: true }
  /** The first field that can't be used; nothing of the others was stored either. */
  | { isSaved: false; field: string };

/** All of it throws UnavailableError while the database does not answer. */
export interface SettingsService {
  /**
   * Stores the settings that are named in the API's words; others keep their value. Only a
   * subscriber can turn ads off: for others that field is dropped (server contract, 6.1).
   */
  saveSettings(owner: SettingsOwner, fields: unknown): Promise<SaveOutcome>;
  /** For good, whether the history is on or off. */
  deleteAiHistory(userId: number): Promise<void>;
}
