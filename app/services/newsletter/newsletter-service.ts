/** A signed-in reader, as far as the newsletter needs one. */
export interface Subscriber {
  id: number;
  /** Proved to be theirs by the accounts provider. */
  email: string;
}

/** Subscribing, by a signed-in reader. */
export type SubscribeOutcome =
  | { isSubscribed: true }
  /** Has unsubscribed before, which is final. */
  | { isSubscribed: false; problem: "left" };

/** Subscribing, by who only types an address: never tells whether it was known. */
export type SignUpOutcome =
  | { isTaken: true }
  | { isTaken: false; problem: "email" }
  | { isTaken: false; problem: "limited"; retryAfterSeconds: number };

/** All of it throws UnavailableError while the database does not answer. */
export interface NewsletterService {
  isSubscribed(subscriber: Subscriber): Promise<boolean>;
  subscribe(subscriber: Subscriber): Promise<SubscribeOutcome>;
  /** @returns false when the address has never been subscribed. */
  unsubscribe(subscriber: Subscriber): Promise<boolean>;
  /**
   * For who is not signed in.
   *
   * @param email As it was typed; anything may be in it.
   * @param address Where the request comes from, to count by.
   */
  signUp(email: unknown, address: string): Promise<SignUpOutcome>;
}
