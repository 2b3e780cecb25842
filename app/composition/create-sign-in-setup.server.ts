import type { IncomingMessage, ServerResponse } from "node:http";
import { ConfigError, type Config } from "~/config.server";
import { isLoopback } from "~/domain/http/loopback";
import { createProvider, type Provider } from "~/services/accounts/index.server";
import {
  createDemoProvider,
  type DemoAccounts,
} from "~/services/demo-accounts/index.server";
import { createSecrets } from "~/services/secrets/index.server";

const CALLBACK_PATH = "/users/fxa/login/callback/";

/** An external accounts provider. */
export interface RemoteProvider {
  issuer: string;
  clientId: string;
  clientSecret: string | null;
}

/** The accounts provider in use. */
export interface SignInSetup {
  provider: Provider;
  /** This site's client id at the provider, which its events must have as audience. */
  clientId: string;
  /** Null when the provider is external. */
  demoAccounts: DemoAccounts | null;
  /** Serves the routes of the built-in provider; null when the provider is external. */
  handleProvider:
    | ((request: IncomingMessage, response: ServerResponse) => Promise<void>)
    | null;
}

export interface SignInSetupOptions {
  siteOrigin: string;
  sessionSecret: string;
  /** Null: the built-in provider. */
  remote: RemoteProvider | null;
  /** Receives errors of the built-in provider. */
  onProviderError?: ((error: unknown) => void) | undefined;
}

/**
 * Creates the provider's client without any request, so that the site starts while the provider is
 * down.
 */
export function createSignInSetup(options: SignInSetupOptions): SignInSetup {
  const { siteOrigin, sessionSecret, remote, onProviderError: onError } = options;
  const redirectUri = siteOrigin + CALLBACK_PATH;
  if (remote) {
    const provider = createProvider({ ...remote, redirectUri });
    const { clientId } = remote;
    return { provider, clientId, demoAccounts: null, handleProvider: null };
  }
  const { deriveKey } = createSecrets(sessionSecret);
  const demo = createDemoProvider({ siteOrigin, redirectUri, deriveKey, onError });
  return {
    provider: createProvider({ ...demo.client, redirectUri }),
    clientId: demo.client.clientId,
    demoAccounts: demo.demoAccounts,
    handleProvider: demo.handle,
  };
}

type AccountsConfig = Pick<
  Config,
  | "ACCOUNTS_ISSUER"
  | "ACCOUNTS_CLIENT_ID"
  | "ACCOUNTS_CLIENT_SECRET"
  | "DEMO_ACCOUNTS"
  | "SITE_ORIGIN"
>;

/**
 * Returns the provider that the configuration names; null for the built-in one.
 *
 * @throws ConfigError when the built-in provider would let anybody sign in on a public origin.
 */
export function readProviderConfig(config: AccountsConfig): RemoteProvider | null {
  const { ACCOUNTS_ISSUER: issuer, ACCOUNTS_CLIENT_ID: clientId } = config;
  if (issuer !== undefined) {
    if (clientId === undefined)
      throw new ConfigError(
        "ACCOUNTS_CLIENT_ID",
        "(unset)",
        "this site's client id at the provider in ACCOUNTS_ISSUER",
      );
    return { issuer, clientId, clientSecret: config.ACCOUNTS_CLIENT_SECRET ?? null };
  }
  if (!config.DEMO_ACCOUNTS && !isLoopback(config.SITE_ORIGIN))
    throw new ConfigError(
      "ACCOUNTS_ISSUER",
      "(unset)",
      `an accounts provider for ${config.SITE_ORIGIN}, or DEMO_ACCOUNTS=1 to let everybody sign in as a demo reader`,
    );
  return null;
}
