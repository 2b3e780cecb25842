import { useCallback, useEffect, useRef, useState } from "react";
import { useHydrated } from "remix-utils/use-hydrated";
import { forgetCode, keepCode, readKeptCode } from "~/browser/play/play-storage";
import { isSameCode, pickCode, type PlayCode } from "~/domain/play/play-state";
import { GIVEN_QUERY } from "~/domain/play/session-key";
import { isBlank, type LoadedPlay, PARTS, type PlayProblem } from "./loaded-play";

/** Delay of the automatic run after the last key. */
const AUTO_RUN_MILLISECONDS = 1000;
const NO_CODE: PlayCode = { html: "", css: "", js: "" };

/** Request to run code; a new number repeats the run. */
export interface Run {
  number: number;
  code: PlayCode;
}

type Origin = Pick<LoadedPlay, "source" | "id">;

/**
 * State of the playground: code, runs, and storage.
 *
 * @param firstProblem Problem of the request that opened the page; gone with what was asked for.
 */
export function usePlayground(loaded: LoadedPlay, firstProblem: PlayProblem | null) {
  const [{ source, id }, setOrigin] = useState<Origin>(loaded);
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
    if (isForm) moveForm(loaded);
    base.current = location.search;
    const kept = readKeptCode(base.current);
    const first = kept ?? loaded.code;
    if (kept) {
      setCode(pickCode(kept));
      setSrc(kept.src ?? null);
      if (loaded.source === "empty") setInitial(kept.initial ?? null);
      setVersion((number) => number + 1);
    }
    if (loaded.source !== "shared" && !isBlank(first)) runNow(pickCode(first));
  }, [loaded, runNow]);

  const keep = (next: PlayCode) => {
    keepCode({
      ...next,
      ...(src !== null && { src }),
      base: base.current,
      ...(initial && { initial }),
    });
  };
  /** Sets code from outside the editors. */
  const replace = (next: PlayCode) => {
    setCode(next);
    setVersion((number) => number + 1);
  };
  return {
    code,
    src,
    source,
    id,
    problem,
    version,
    run,
    isAuto,
    isTrusted,
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
      if (isSameCode(merged, latest.current)) return;
      replace(merged);
      keep(merged);
    },
    /** Starts with this code on an empty playground. */
    begin(next: PlayCode) {
      cancelRun();
      setProblem(null);
      replace(next);
      keep(next);
      runNow(next);
    },
    reset() {
      if (!initial) return;
      cancelRun();
      replace(initial);
      keep(initial);
      if (isTrusted) runNow(initial);
    },
    clear() {
      cancelRun();
      forgetCode(base.current, code);
      base.current = "";
      history.replaceState(history.state, "", location.pathname);
      setSrc(null);
      setOrigin({ source: "empty", id: null });
      setProblem(null);
      setInitial(null);
      replace(NO_CODE);
      runNow(NO_CODE);
    },
    /** Moves to the URL of the code that was shared, and keeps what was changed meanwhile. */
    moveTo(newId: string) {
      const query = `?${new URLSearchParams({ id: newId }).toString()}`;
      forgetCode(base.current, latest.current);
      base.current = query;
      setOrigin({ source: "own", id: newId });
      setProblem(null);
      setInitial(code);
      if (!isSameCode(latest.current, code)) keep(latest.current);
      history.replaceState(history.state, "", location.pathname + query);
      // As on the next visit: it is the reader's own.
      if (!isTrusted) runNow(latest.current);
    },
  };
}

/** Stores the code of a form as that of a page, at a URL to which a reload and a sign-in lead back. */
function moveForm({ code, src }: LoadedPlay): void {
  keepCode({ ...code, ...(src !== null && { src }), base: GIVEN_QUERY, initial: code });
  history.replaceState(history.state, "", location.pathname + GIVEN_QUERY);
}

export type Playground = ReturnType<typeof usePlayground>;

/** Debounces a function; returns it with a function that cancels a pending call. */
function useDelayed<Value>(
  run: (value: Value) => void,
  milliseconds: number,
): readonly [(value: Value) => void, () => void] {
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const cancel = useCallback(() => clearTimeout(timer.current), []);
  const start = useCallback(
    (value: Value) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => run(value), milliseconds);
    },
    [run, milliseconds],
  );
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
  const form = target instanceof Element ? target.closest("form, dialog") : null;
  return form !== null && !form.contains(document.getElementById("play-editors"));
}
