import { OWNER_HEADER } from "~/domain/accounts/form-owner";
import { INVALID_SESSION_STATUS } from "~/domain/accounts/user";

export const WHOAMI = "/api/v1/whoami";
const STORED = "whoami";

export interface AnswerApiOptions {
  fetch(request: Request): Promise<Response>;
  readValue(key: string): Promise<unknown>;
  writeValue(key: string, value: unknown): Promise<void>;
  /** Called when the reader does not subscribe, is not the one before, or their session is over. */
  onOtherReader(): Promise<void>;
}

interface Reader {
  username?: unknown;
  is_subscriber?: unknown;
  /** Owner token, by which pages know their reader. */
  owner?: string | null;
}

/** Whether a path is that of an API, which packages have nothing of. */
export function isApiPath(pathname: string): boolean {
  return pathname.startsWith("/api/") || pathname.startsWith("/users/");
}

/**
 * Answers an API from the network. Offline, whoami is answered with the last signed-in answer,
 * and all others with 418 (server contract, 19.3).
 */
export async function answerApi(
  request: Request,
  options: AnswerApiOptions,
): Promise<Response> {
  const { fetch, readValue } = options;
  const isWhoami = new URL(request.url).pathname === WHOAMI;
  let response: Response;
  try {
    response = await fetch(request);
  } catch {
    const stored = isWhoami ? await readValue(STORED).catch(() => null) : null;
    if (!stored)
      return Response.json(
        { error: "offline" },
        { status: 418, statusText: "You're offline" },
      );
    const { owner, ...reader } = stored as Reader;
    const headers = { [OWNER_HEADER]: owner ?? "" };
    return Response.json({ ...reader, offline: true }, { headers });
  }
  // Ended from another browser, or with the account: the page asks whoami no more.
  const isKnown = response.ok || response.status === INVALID_SESSION_STATUS;
  if (isWhoami && isKnown)
    await noteReader(response.clone(), options).catch(() => undefined);
  return response;
}

/** Only the subscriber who wanted a package has one (shell specification, 5). */
async function noteReader(
  response: Response,
  { readValue, writeValue, onOtherReader }: AnswerApiOptions,
): Promise<void> {
  const reader = (await response.json()) as Reader;
  reader.owner = response.headers.get(OWNER_HEADER);
  const before = (await readValue(STORED)) as Reader | null | undefined;
  const isSame = before == null || before.username === reader.username;
  if (reader.is_subscriber === true && isSame) await writeValue(STORED, reader);
  else await onOtherReader();
}
