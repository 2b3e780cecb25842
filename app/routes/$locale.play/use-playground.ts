import { useCallback, useEffect, useRef, useState } from "react";
import { useHydrated } from "remix-utils/use-hydrated";
import { forgetCode, keepCode, readKeptCode } from "~/browser/play/play-storage";
import type { PlayCode } from "~/domain/play/play-state";
import { isBlank, isSameCode, type LoadedPlay } from "./loaded-play";
import { useDelayed } from "./use-delayed";

/** Delay of the automatic run after the last key. */
const AUTO_RUN_MILLISECONDS = 1000;
const NO_CODE: PlayCode = { html: "", css: "", js: "" };

/** Request to run code; a new number repeats the run. */
export interface Run {
  number: number;
  code: PlayCode;
}

/** State of the playground: code, runs, and storage. */
export function usePlayground(loaded: LoadedPlay) {
  const { source } = loaded;
  const [code, setCode] = useState(loaded.code);
  const [src, setSrc] = useState(loaded.src);
  const [version, setVersion] = useState(0);
  const [run, setRun] = useState<Run | null>(null);
  const [isAuto, setAuto] = useState(true);
  const [isTrusted, setTrusted] = useState(source !== "shared");
  const isLive = useHydrated();
  const base = useRef("");
  const runNow = useCallback((next: PlayCode) => {
    setTrusted(true);
    setRun((last) => ({ number: (last?.number ?? 0) + 1, code: next }));
  }, []);
  const [runLater, cancelRun] = useDelayed(runNow, AUTO_RUN_MILLISECONDS);

  useEffect(() => {
    base.current = location.search;
    // A form that came back is newer than the stored code.
    const isForm = source === "own" && loaded.id === null;
    const kept = isForm ? null : readKeptCode(base.current);
    const first = kept ?? loaded.code;
    if (kept) {
      setCode(pickCode(kept));
      setSrc(kept.src ?? null);
      setVersion((number) => number + 1);
    }
    if (source !== "shared" && !isBlank(first)) runNow(pickCode(first));
  }, [loaded, source, runNow]);

  const keep = (next: PlayCode) => {
    keepCode({ ...next, ...(src !== null && { src }), base: base.current });
  };
  /** Sets code from outside the editors. */
  const replace = (next: PlayCode) => {
    setCode(next);
    setVersion((number) => number + 1);
  };
  return {
    ...{ code, src, version, run, isAuto, isTrusted, isLive, setAuto },
    canReset: source !== "empty" && !isSameCode(code, loaded.code),
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
    replace(next: PlayCode) {
      replace(next);
      keep(next);
    },
    /** Starts with this code on an empty playground. */
    begin(next: PlayCode) {
      cancelRun();
      replace(next);
      keep(next);
      runNow(next);
    },
    reset() {
      cancelRun();
      replace(loaded.code);
      setSrc(loaded.src);
      forgetCode(base.current);
      if (isTrusted) runNow(loaded.code);
    },
    clear() {
      cancelRun();
      forgetCode(base.current);
      base.current = "";
      history.replaceState(history.state, "", location.pathname);
      forgetCode("");
      setSrc(null);
      replace(NO_CODE);
      runNow(NO_CODE);
    },
    /** Moves the stored code to another URL of the playground. */
    moveTo(query: string) {
      forgetCode(base.current);
      base.current = query;
      history.replaceState(history.state, "", location.pathname + query);
    },
  };
}

export type Playground = ReturnType<typeof usePlayground>;

function pickCode({ html, css, js }: PlayCode): PlayCode {
  return { html, css, js };
}
