import { promisify } from "node:util";
import { deflateRaw } from "node:zlib";
import type { AppLoadContext } from "@remix-run/node";
import {
  MAX_PLAY_BYTES,
  MAX_STATE_CHARACTERS,
  type PlayCode,
  type PlayState,
} from "~/domain/play/play-state";
import { isPagePath, toRunnerPath } from "~/domain/play/runner-path";
import { isUnavailable } from "~/domain/site/unavailable-error";
import { isShareId } from "~/services/play-shares/index.server";
import { isBlank, type LoadedPlay, type PlayProblem } from "./loaded-play";
import type { ServedRun } from "./result-frame";

export interface ReadPlay {
  loaded: LoadedPlay;
  problem: PlayProblem | null;
  status: number;
}

const NO_CODE: PlayCode = { html: "", css: "", js: "" };
const EMPTY: LoadedPlay = { code: NO_CODE, source: "empty", src: null, id: null };
/** Upper bound of page paths; longer ones are not looked up. */
const MAX_PATH_CHARACTERS = 2000;

/**
 * Code that the playground's URL asks for: an encoded state, shared code, or a page's
 * sample.
 */
export async function readAddress(
  query: URLSearchParams,
  context: AppLoadContext,
): Promise<ReadPlay> {
  const id = query.get("id");
  if (id !== null) return readShared(id, context);
  const state = query.get("state");
  if (state !== null) return readState(state, context);
  const [page, sample] = [query.get("page"), query.get("sample")];
  if (page !== null && sample !== null)
    return toSample(context.services.playground.findCode(page, { sample }));
  return { loaded: EMPTY, problem: null, status: 200 };
}

/** Code of a submitted form: a document's queued examples, or the reader's own code. */
export function readForm(form: FormData, { services }: AppLoadContext): ReadPlay {
  const page = form.get("page");
  if (typeof page === "string") {
    const keys = form.getAll("example").map(Number);
    return toSample(services.playground.findCode(page, { keys }));
  }
  const [html, css, js] = [
    readPart(form, "html"),
    readPart(form, "css"),
    readPart(form, "js"),
  ];
  const code = { html, css, js };
  const src = readSource(form.get("src"));
  const sharedId = readSharedId(form);
  const loaded: LoadedPlay = { code, source: "own", src, id: null, sharedId };
  const isTooLarge = Buffer.byteLength(JSON.stringify(code)) > MAX_PLAY_BYTES;
  return isTooLarge
    ? { loaded, problem: "too-large", status: 413 }
    : { loaded, problem: null, status: 200 };
}

/** Code shared under an id, perhaps by the reader; missing and removed code is a 404. */
export async function readShared(
  id: string,
  { services, user, logger }: AppLoadContext,
): Promise<ReadPlay> {
  try {
    const outcome = await services.playShares.find(id);
    if (!outcome.isFound) return { loaded: EMPTY, problem: "id", status: 404 };
    const { html, css, js, src } = outcome.code;
    const code = { html: html ?? "", css: css ?? "", js: js ?? "" };
    const source = user !== null && user.id === outcome.authorId ? "own" : "shared";
    return {
      loaded: {
        code,
        source,
        src: readSource(src),
        id,
        sharedId: source === "shared" ? id : null,
      },
      problem: null,
      status: 200,
    };
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    logger.error({ err: error }, "shared code could not be read");
    return { loaded: EMPTY, problem: "unavailable", status: 503 };
  }
}

async function readState(state: string, { services }: AppLoadContext): Promise<ReadPlay> {
  const decoded = await services.playground.decodeState(state);
  if (decoded.kind === "too-large")
    return { loaded: EMPTY, problem: "too-large", status: 413 };
  if (decoded.kind === "none") return { loaded: EMPTY, problem: "state", status: 404 };
  const { html, css, js, src } = decoded.state;
  const code = { html, css, js };
  return {
    loaded: { code, source: "shared", src: readSource(src), id: null },
    problem: null,
    status: 200,
  };
}

/** Code of one of the site's own pages. */
function toSample(found: PlayState | null): ReadPlay {
  if (!found) return { loaded: EMPTY, problem: "sample", status: 404 };
  const { html, css, js, src } = found;
  const code = { html, css, js };
  return {
    loaded: { code, source: "sample", src: readSource(src), id: null },
    problem: null,
    status: 200,
  };
}

/** Forms submit line breaks as CR LF. A queue of several examples has several values. */
function readPart(form: FormData, part: keyof PlayCode): string {
  return form
    .getAll(part)
    .filter((value) => typeof value === "string")
    .join("\n")
    .replaceAll("\r\n", "\n");
}

/** Id of the shared code that a form's code has come from; null for what can't be one. */
export function readSharedId(form: FormData): string | null {
  const id = form.get("shared");
  return isShareId(id) ? id : null;
}

/** Accepts page paths of this site only. */
function readSource(src: unknown): string | null {
  if (typeof src !== "string" || src.length > MAX_PATH_CHARACTERS) return null;
  const page = src.replace(/\/$/, "");
  return isPagePath(page) ? page : null;
}

const deflate = promisify(deflateRaw);

/**
 * Result for browsers without scripts; null when the code is empty, or shared and thus
 * untrusted.
 */
export async function serveRun(
  { code, source, src }: LoadedPlay,
  origin: string | null,
): Promise<ServedRun | null> {
  if (isBlank(code) || source === "shared") return null;
  const page = src === null ? {} : { page: src };
  const packed = await deflate(JSON.stringify({ ...code, ...(src !== null && { src }) }));
  const state = packed.toString("base64");
  const isShort = state.length <= MAX_STATE_CHARACTERS;
  const url = (origin ?? "") + toRunnerPath(isShort ? { ...page, state } : page);
  return isShort ? { kind: "address", url } : { kind: "form", url, state };
}
