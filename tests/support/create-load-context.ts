import type { AppLoadContext } from "@remix-run/node";
import { createLogger } from "~/http/logging/create-logger.server";
import type { PublicConfig } from "~/load-context";

type Services = AppLoadContext["services"];

/** What a test says of the context; everything else has the value that a small site has. */
export interface LoadContextParts extends Partial<
  Omit<AppLoadContext, "config" | "services" | "logger" | "reader">
> {
  config?: Partial<PublicConfig>;
  /** The functions of services that the code under test calls. */
  services?: { [Name in keyof Services]?: Partial<Services[Name]> };
  logger?: Partial<AppLoadContext["logger"]>;
  reader?: Partial<AppLoadContext["reader"]>;
}

const CONFIG: PublicConfig = {
  siteOrigin: "https://docs.example",
  siteName: "MDN",
  isDevelopment: false,
  features: [],
  hasNewsletter: true,
  hasHomepage: false,
  imageOrigins: [],
  playgroundOrigin: null,
  accountPages: null,
  maintenance: null,
};

/** A load context for loaders and actions that are called without a server. */
export function createLoadContext(parts: LoadContextParts = {}): AppLoadContext {
  const { config, services = {}, logger, reader, ...facts } = parts;
  return {
    user: null,
    isUserUnknown: false,
    isDataRequest: false,
    clientAddress: "198.51.100.7",
    contentVersion: "test",
    requestId: "test",
    nonce: "test",
    ...facts,
    config: { ...CONFIG, ...config },
    reader: { hiddenBrowsers: [], ...reader },
    logger: Object.assign(createLogger({ level: "silent" }), logger),
    services: refuseOthers(services, "services") as Services,
  };
}

/** Fails with the name of what is missing, where the context itself would say `undefined`. */
function refuseOthers(given: object, path: string): object {
  return new Proxy(given, {
    get(target, name, receiver) {
      const value: unknown = Reflect.get(target, name, receiver);
      // `then` is asked for by await, and symbols by assertions.
      if (typeof name === "symbol" || name === "then") return value;
      if (value === undefined) throw new Error(`The test gives no ${path}.${name}`);
      const isService =
        path === "services" && typeof value === "object" && value !== null;
      return isService ? refuseOthers(value, `${path}.${name}`) : value;
    },
  });
}
