/** Navigation API, as far as it is used; missing from TypeScript's DOM types. */
export interface NavigateEvent extends Event {
  readonly navigationType: "push" | "replace" | "reload" | "traverse";
  readonly canIntercept: boolean;
  readonly hashChange: boolean;
  readonly destination: { readonly url: string; readonly sameDocument: boolean };
  intercept(options: { handler: () => Promise<void>; focusReset: "manual" }): void;
}

interface Navigation {
  addEventListener(
    type: "navigate",
    listener: (event: NavigateEvent) => void,
    options: { signal: AbortSignal },
  ): void;
}

/** Null in older browsers. */
export function findNavigation(): Navigation | null {
  const { navigation } = window as { navigation?: Navigation };
  return navigation ?? null;
}
