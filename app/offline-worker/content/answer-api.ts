export const WHOAMI = "/api/v1/whoami";
const STORED = "whoami";

export interface AnswerApiOptions {
  fetch(request: Request): Promise<Response>;
  readValue(key: string): Promise<unknown>;
  writeValue(key: string, value: unknown): Promise<void>;
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
  { fetch, readValue, writeValue }: AnswerApiOptions,
): Promise<Response> {
  const isWhoami = new URL(request.url).pathname === WHOAMI;
  let response: Response;
  try {
    response = await fetch(request);
  } catch {
    const stored = isWhoami ? await readValue(STORED).catch(() => null) : null;
    if (stored) return toJson({ ...stored, offline: true });
    return toJson({ error: "offline" }, { status: 418, statusText: "You're offline" });
  }
  if (isWhoami && response.ok)
    await noteReader(response.clone(), writeValue).catch(() => undefined);
  return response;
}

async function noteReader(
  response: Response,
  writeValue: AnswerApiOptions["writeValue"],
): Promise<void> {
  const reader = (await response.json()) as { username?: unknown };
  if (typeof reader.username === "string") await writeValue(STORED, reader);
}

function toJson(value: unknown, init: ResponseInit = {}): Response {
  const headers = { "Content-Type": "application/json", "Cache-Control": "no-store" };
  return new Response(JSON.stringify(value), { ...init, headers });
}
