import type { AppLoadContext } from "@remix-run/node";
import { createLogger } from "~/http/logging/create-logger.server";
import type { PublicConfig } from "~/domain/site/public-config";
import { TEST_CONFIG } from "./test-config";

type Services = AppLoadContext["services"];

/** The parts of the context that a test sets; all others have the values of a small site. */
export interface LoadContextParts extends Partial<
  Omit<AppLoadContext, "config" | "services" | "logger" | "reader">
> {
  config?: Partial<PublicConfig>;
  /** The service functions that the code under test calls. */
  services?: { [Name in keyof Services]?: Partial<Services[Name]> };
  logger?: Partial<AppLoadContext["logger"]>;
  reader?: Partial<AppLoadContext["reader"]>;
}

const NO_NOTICES = { announcements: null, placements: null, surveys: null };

/** Creates a load context for loaders and actions that run without a server. */
export function createLoadContext(parts: LoadContextParts = {}): AppLoadContext {
  const { config, services = {}, logger, reader, ...facts } = parts;
  return {
    user: null,
    isUserUnknown: false,
    isDataRequest: false,
    isPart: false,
    clientAddress: "198.51.100.7",
    contentVersion: "test",
    requestId: "test",
    allowScripts: () => undefined,
    expectFailure: () => undefined,
    notices: null,
    ...facts,
    config: { ...TEST_CONFIG, ...config },
    reader: { hiddenBrowsers: [], dismissed: [], ...reader },
    logger: Object.assign(createLogger({ level: "silent" }), logger),
    services: refuseOthers({ ...NO_NOTICES, ...services }, "services") as Services,
  };
}

/** Throws the name of a missing property instead of returning `undefined`. */
function refuseOthers(given: object, path: string): object {
  return new Proxy(given, {
    get(target, name, receiver) {
      const value: unknown = Reflect.get(target, name, receiver);
      // `await` reads `then`, and assertions read symbols.
      if (typeof name === "symbol" || name === "then") return value;
      if (value === undefined) throw new Error(`The test gives no ${path}.${name}`);
      const isService =
        path === "services" && typeof value === "object" && value !== null;
      return isService ? refuseOthers(value, `${path}.${name}`) : value;
    },
  });
}
