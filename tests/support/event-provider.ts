import { createServer, type Server } from "node:http";
import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from "jose";
import { getPort } from "~/http/server/listen.server";

const KEY_ID = "one";

export interface EventProvider {
  issuer: string;
  jwksUri: string;
  sign(claims: JWTPayload): Promise<string>;
  /** Signs the claims with an unpublished key. */
  forge(claims: JWTPayload): Promise<string>;
  stop(): void;
}

/** Publishes a key, and signs with it; `/failing` and all other paths answer without keys. */
export async function startEventProvider(): Promise<EventProvider> {
  const { publicKey, privateKey } = await generateKeyPair("RS256");
  const own = { ...(await exportJWK(publicKey)), kid: KEY_ID, alg: "RS256", use: "sig" };
  const server: Server = createServer(({ url }, response) => {
    response.statusCode = url === "/failing" ? 500 : 200;
    response.setHeader("Content-Type", "application/json");
    response.end(JSON.stringify(url === "/jwks" ? { keys: [own] } : {}));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const issuer = `http://127.0.0.1:${getPort(server)}`;
  const header = { alg: "RS256", kid: KEY_ID };
  return {
    issuer,
    jwksUri: `${issuer}/jwks`,
    sign: (claims) => new SignJWT(claims).setProtectedHeader(header).sign(privateKey),
    async forge(claims) {
      const other = await generateKeyPair("RS256");
      return new SignJWT(claims).setProtectedHeader(header).sign(other.privateKey);
    },
    stop: () => server.close(),
  };
}
