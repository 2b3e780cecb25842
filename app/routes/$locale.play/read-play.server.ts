import type { AppLoadContext } from "@remix-run/node";
import { MAX_PLAY_BYTES, type PlayCode } from "~/domain/play/play-state";
import { decodePlayState } from "~/services/playground/decode-play-state.server";
import type { LoadedPlay, PlayProblem } from "./loaded-play";

export interface ReadPlay {
  loaded: LoadedPlay;
  problem: PlayProblem | null;
  status: number;
}

const NO_CODE: PlayCode = { html: "", css: "", js: "" };
const EMPTY: LoadedPlay = { code: NO_CODE, source: "empty", src: null, id: null };
/** Long enough for any page; what else comes as one is not looked up. */
const MAX_PATH_CHARACTERS = 2000;

/** What the playground's address asks for: code of its own, shared code, or a page's sample. */
export async function readAddress(
  query: URLSearchParams,
  context: AppLoadContext,
): Promise<ReadPlay> {
  const id = query.get("id");
  if (id !== null) return readShared(id, context);
  const state = query.get("state");
  if (state !== null) return readState(state);
  const [page, sample] = [query.get("page"), query.get("sample")];
  if (page !== null && sample !== null) return readSample(page, sample, context);
  return { loaded: EMPTY, problem: null, status: 200 };
}

/** What a form without a script has sent: the reader's own code. */
export function readForm(form: FormData): ReadPlay {
  const code = {
    html: readPart(form, "html"),
    css: readPart(form, "css"),
    js: readPart(form, "js"),
  };
  const loaded: LoadedPlay = {
    code,
    source: "own",
    src: readSource(form.get("src")),
    id: null,
  };
  const isTooLarge = Buffer.byteLength(JSON.stringify(code)) > MAX_PLAY_BYTES;
  return isTooLarge
    ? { loaded, problem: "too-large", status: 413 }
    : { loaded, problem: null, status: 200 };
}

function readShared(_id: string, _context: AppLoadContext): ReadPlay {
  return { loaded: EMPTY, problem: "id", status: 404 };
}

async function readState(state: string): Promise<ReadPlay> {
  const decoded = await decodePlayState(state);
  if (decoded.kind === "too-large")
    return { loaded: EMPTY, problem: "too-large", status: 413 };
  if (decoded.kind === "none") return { loaded: EMPTY, problem: "state", status: 404 };
  const { html, css, js, src } = decoded.state;
  const code = { html, css, js };
  return {
    loaded: { code, source: "shared", src: readSource(src), id: null },
    ...{ problem: null, status: 200 },
  };
}

function readSample(
  page: string,
  sample: string,
  { services }: AppLoadContext,
): ReadPlay {
  const found = services.documents.findSample(page, sample);
  if (!found) return { loaded: EMPTY, problem: "sample", status: 404 };
  const { page: src, ...code } = found;
  return {
    loaded: { code, source: "sample", src, id: null },
    ...{ problem: null, status: 200 },
  };
}

/** Browsers send line breaks of forms as two characters. */
function readPart(form: FormData, part: keyof PlayCode): string {
  const value = form.get(part);
  return typeof value === "string" ? value.replaceAll("\r\n", "\n") : "";
}

/** A path of this site; anything else is nobody's page. */
function readSource(src: unknown): string | null {
  const isPath =
    typeof src === "string" &&
    src.length <= MAX_PATH_CHARACTERS &&
    /^\/[\w-]+\/(?:docs|blog)\/[^\\]+$/.test(src);
  return isPath ? src.replace(/\/$/, "") : null;
}
