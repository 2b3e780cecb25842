/**
 * The parts of a service worker's global scope that this one uses. TypeScript's `webworker`
 * library can't be loaded beside its `dom` library, which the rest of the site needs.
 */
export interface WorkerScope {
  readonly caches: CacheStorage;
  readonly indexedDB: IDBFactory;
  readonly navigator: Pick<Navigator, "locks" | "onLine" | "storage">;
  readonly location: { readonly origin: string; readonly search: string };
  readonly registration: {
    readonly navigationPreload?: { enable(): Promise<void> };
    unregister(): Promise<boolean>;
  };
  readonly clients: {
    claim(): Promise<void>;
    matchAll(): Promise<readonly { postMessage(message: unknown): void }[]>;
  };
  importScripts(url: string): void;
  skipWaiting(): Promise<void>;
  fetch(request: Request | string, init?: RequestInit): Promise<Response>;
  addEventListener(type: "install", listen: (event: InstallEvent) => void): void;
  addEventListener(type: "activate", listen: (event: LifeEvent) => void): void;
  addEventListener(type: "fetch", listen: (event: RequestEvent) => void): void;
  addEventListener(type: "message", listen: (event: PageMessageEvent) => void): void;
}

export interface LifeEvent {
  waitUntil(work: Promise<unknown>): void;
}

export interface InstallEvent extends LifeEvent {
  /** Names requests that the browser need not start the worker for; missing in some browsers. */
  addRoutes?(route: StaticRoute): Promise<void>;
}

export interface StaticRoute {
  readonly condition: { readonly or: readonly { readonly urlPattern: string }[] };
  readonly source: "network";
}

export interface RequestEvent extends LifeEvent {
  readonly request: Request;
  /** The response of navigation preload, which the browser requests while the worker starts. */
  readonly preloadResponse?: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
}

export interface PageMessageEvent extends LifeEvent {
  readonly data: unknown;
}
