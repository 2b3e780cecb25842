/** The fields of a signed-in reader that the newsletter uses. */
export interface Subscriber {
  id: number;
  /** Verified by the accounts provider. */
  email: string;
}

/** Result of a signed-in reader's subscription. */
export type SubscribeOutcome =
  | { isSubscribed: true }
  /** The reader has unsubscribed before, which is final. */
  | { isSubscribed: false; problem: "left" };

/** Result of an anonymous sign-up; never discloses whether the address was known. */
export type SignUpOutcome =
  | { isTaken: true }
  | { isTaken: false; problem: "email" }
  | { isTaken: false; problem: "limited"; retryAfterSeconds: number };

/** All methods throw UnavailableError while the database does not answer. */
export interface NewsletterService {
  isSubscribed(subscriber: Subscriber): Promise<boolean>;
  subscribe(subscriber: Subscriber): Promise<SubscribeOutcome>;
  /** @returns false when the address has never been subscribed. */
  unsubscribe(subscriber: Subscriber): Promise<boolean>;
  /**
   * Signs up an anonymous reader.
   *
   * @param email Unvalidated input.
   * @param address Client address, for the rate limit.
   */
  signUp(email: unknown, address: string): Promise<SignUpOutcome>;
}
