import { useCallback, useEffect, useRef, useState } from "react";
import { useHydrated } from "remix-utils/use-hydrated";
import { createPlayStorage, type PlayStorage } from "~/browser/play/play-storage.client";
import { isSameCode, pickCode, type PlayCode } from "~/domain/play/play-state";
import { toGivenQuery } from "~/domain/play/session-key";
import { isBlank, type LoadedPlay, PARTS, type PlayProblem } from "./loaded-play";

/** Delay of the automatic run after the last key. */
const AUTO_RUN_MILLISECONDS = 1000;
const NO_CODE: PlayCode = { html: "", css: "", js: "" };

/** Request to run code; a new number repeats the run. */
export interface Run {
  number: number;
  code: PlayCode;
}

type Origin = Pick<LoadedPlay, "source" | "id" | "sharedId">;

/**
 * State of the playground: code, runs, and storage.
 *
 * @param firstProblem Problem of the request that opened the page; gone with what was asked for.
 */
export function usePlayground(loaded: LoadedPlay, firstProblem: PlayProblem | null) {
  const [{ source, id, sharedId }, setOrigin] = useState<Origin>(loaded);
  const [problem, setProblem] = useState(firstProblem);
  const [code, setCode] = useState(loaded.code);
  const [src, setSrc] = useState(loaded.src);
  const [version, setVersion] = useState(0);
  const [run, setRun] = useState<Run | null>(null);
  const [isAuto, setAuto] = useState(true);
  const [isTrusted, setTrusted] = useState(source !== "shared");
  const isLive = useHydrated();
  /** Code that Reset restores: that of the URL, or of the document that opened the page. */
  const [initial, setInitial] = useState(source === "empty" ? null : loaded.code);
  // Undefined on the server, whose build empties modules of browsers alone.
  const [storage] = useState(createPlayStorage);
  /** Query of the URL from which the code has moved, because other code is kept there. */
  const [other, setOther] = useState<string | null>(null);
  const base = useRef("");
  const latest = useRef(code);
  latest.current = code;
  const runNow = useCallback((next: PlayCode) => {
    setTrusted(true);
    setRun((last) => ({ number: (last?.number ?? 0) + 1, code: next }));
  }, []);
  const [runLater, cancelRun] = useDelayed(runNow, AUTO_RUN_MILLISECONDS);

  useEffect(() => {
    // Code of a form, which its URL does not name, is newer than the stored code.
    const isForm = loaded.source !== "empty" && location.search === "";
    // Nor is it the draft: forms of AI Help send code of its answers.
    if (isForm) moveForm(loaded, storage);
    base.current = location.search;
    const kept = storage.read(base.current);
    const first = kept ?? loaded.code;
    if (kept) {
      setCode(pickCode(kept));
      setSrc(kept.src ?? null);
      if (loaded.source === "empty") setInitial(kept.initial ?? null);
      setVersion((number) => number + 1);
    } else if (base.current.startsWith("?given")) setProblem("given");
    if (loaded.source !== "shared" && !isBlank(first)) runNow(pickCode(first));
  }, [loaded, storage, runNow]);

  const moveToQuery = (query: string) => {
    base.current = query;
    history.replaceState(history.state, "", location.pathname + query);
  };
  const keep = (next: PlayCode, first = initial) => {
    const query = storage.keep(base.current, { ...next, src, initial: first });
    if (query === base.current) return;
    setOther(base.current);
    moveToQuery(query);
  };
  /** Sets code from outside the editors. */
  const show = (next: PlayCode) => {
    setCode(next);
    setVersion((number) => number + 1);
  };
  const replace = (next: PlayCode) => {
    show(next);
    keep(next);
  };
  return {
    code,
    src,
    source,
    id,
    sharedId,
    problem,
    other,
    version,
    run,
    isAuto,
    isLive,
    setAuto,
    /** Whether Reset has something to go back to. */
    isChanged: initial !== null && !isSameCode(code, initial),
    edit(part: keyof PlayCode, value: string) {
      const next = { ...code, [part]: value };
      setCode(next);
      keep(next);
      if (isAuto && isTrusted) runLater(next);
    },
    runNow() {
      cancelRun();
      runNow(code);
    },
    /** Replaces each part of the code, except one that has been edited since it was read. */
    replaceUnchanged(old: PlayCode, next: PlayCode) {
      const merged = { ...latest.current };
      for (const { part } of PARTS)
        if (merged[part] === old[part]) merged[part] = next[part];
      if (!isSameCode(merged, latest.current)) replace(merged);
    },
    /** Starts with this code on an empty playground. */
    begin(next: PlayCode) {
      cancelRun();
      setProblem(null);
      replace(next);
      runNow(next);
    },
    reset() {
      if (!initial) return;
      cancelRun();
      replace(initial);
      if (isTrusted) runNow(initial);
    },
    clear() {
      cancelRun();
      storage.forget(base.current, code);
      moveToQuery("");
      setSrc(null);
      setOrigin({ source: "empty", id: null });
      setProblem(null);
      setOther(null);
      setInitial(null);
      show(NO_CODE);
      runNow(NO_CODE);
    },
    /** Moves to the URL of the code that was shared, and keeps what was changed meanwhile. */
    moveTo(newId: string) {
      storage.forget(base.current, latest.current);
      moveToQuery(`?id=${newId}`);
      setOrigin({ source: "own", id: newId });
      setProblem(null);
      setInitial(code);
      if (!isSameCode(latest.current, code)) keep(latest.current, code);
      // As on the next visit: it is the reader's own.
      if (!isTrusted) runNow(latest.current);
    },
  };
}

/** Keeps the code of a form at a URL of its own, to which a reload and a sign-in lead back. */
function moveForm({ code, src }: LoadedPlay, storage: PlayStorage): void {
  const query = toGivenQuery();
  storage.keep(query, { ...code, src, initial: code });
  history.replaceState(history.state, "", location.pathname + query);
}

export type Playground = ReturnType<typeof usePlayground>;

/** Debounces a function; returns it with a function that cancels a pending call. */
function useDelayed<Value>(
  run: (value: Value) => void,
  milliseconds: number,
): readonly [(value: Value) => void, () => void] {
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const cancel = useCallback(() => clearTimeout(timer.current), []);
  const start = (value: Value) => {
    cancel();
    timer.current = setTimeout(run, milliseconds, value);
  };
  useEffect(() => cancel, [cancel]);
  return [start, cancel];
}

/**
 * Runs on Ctrl or Cmd with Enter, also outside the editors. Search, report and dialogs keep the key,
 * because shared code must not run when a reader sends a report about it.
 */
export function useRunKey(run: () => void): void {
  useEffect(() => {
    function handleKey(event: KeyboardEvent) {
      if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
      if (isInOtherForm(event.target)) return;
      event.preventDefault();
      run();
    }
    document.addEventListener("keydown", handleKey);
    return () => document.removeEventListener("keydown", handleKey);
  }, [run]);
}

function isInOtherForm(target: EventTarget | null): boolean {
  const part =
    target instanceof Element ? target.closest("form, dialog, [name=reason]") : null;
  return part !== null && !part.contains(document.getElementById("play-editors"));
}
