import type { IncomingMessage, ServerResponse } from "node:http";
import type Provider from "oidc-provider";
import { DEMO_ACCOUNTS, DEMO_ACCOUNTS_PATH } from "~/domain/accounts/demo-accounts";
import { openOnce } from "~/resilience/open-once";
import type { Secrets } from "../secrets/index.server";
import type { DemoAccounts } from "./demo-accounts";
import { createLocalFetch, type LocalFetch } from "./local-fetch.server";

export type * from "./demo-accounts";

const CLIENT_ID = "this-site";

export interface DemoAccountsOptions {
  /** Origin without a trailing slash. */
  siteOrigin: string;
  redirectUri: string;
  deriveKey: Secrets["deriveKey"];
  /** Receives errors of the provider. */
  onError?: ((error: unknown) => void) | undefined;
}

type Listener = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

export interface DemoProvider {
  demoAccounts: DemoAccounts;
  /** Client configuration for services/accounts, with a fetch that bypasses the network. */
  client: {
    issuer: string;
    clientId: string;
    clientSecret: string;
    fetch: LocalFetch;
  };
  /** Serves the provider's routes to browsers. */
  handle: Listener;
}

/** Creates the provider lazily: it is loaded at the first sign-in. */
export function createDemoProvider(options: DemoAccountsOptions): DemoProvider {
  const { siteOrigin, deriveKey, onError = () => undefined } = options;
  const issuer = `${siteOrigin}${DEMO_ACCOUNTS_PATH}`;
  const clientSecret = deriveKey("demo-client");
  const load = openOnce(async () => {
    const { createOidcProvider } = await import("./create-oidc-provider.server");
    return createOidcProvider({
      issuer,
      clientSecret,
      clientId: CLIENT_ID,
      redirectUri: options.redirectUri,
      cookieKey: deriveKey("demo-cookies"),
      avatarUrl: `${siteOrigin}/assets/avatar.png`,
      onError,
    });
  });

  const answer = answerFor(load, siteOrigin);
  return {
    demoAccounts: createChoice(load),
    client: {
      issuer,
      clientId: CLIENT_ID,
      clientSecret,
      fetch: createLocalFetch(answer, onError),
    },
    handle: answer,
  };
}

/** Sets the forwarded headers, because the provider derives its own URL from the request. */
function answerFor(load: () => Promise<Provider>, siteOrigin: string): Listener {
  const { host, protocol } = new URL(siteOrigin);
  return async (request, response) => {
    const provider = await load();
    request.headers.host = host;
    request.headers["x-forwarded-host"] = host;
    request.headers["x-forwarded-proto"] = protocol.slice(0, -1);
    // Async, in spite of its type.
    const listener = provider.callback() as unknown as Listener;
    await listener(request, response);
  };
}

function createChoice(load: () => Promise<Provider>): DemoAccounts {
  const find = async (id: string) => (await load()).Interaction.find(id);
  return {
    accounts: DEMO_ACCOUNTS,
    isUnderWay: async (id) => (await find(id)) !== undefined,
    async choose(id, uid) {
      const interaction = await find(id);
      const isKnown = uid === null || DEMO_ACCOUNTS.some((known) => known.uid === uid);
      if (!interaction || !isKnown) return null;
      interaction.result =
        uid === null ? { error: "access_denied" } : { login: { accountId: uid } };
      await interaction.persist();
      return new URL(interaction.returnTo).pathname;
    },
  };
}
