import { useCallback, useEffect, useRef } from "react";

/** Debounces a function; returns it with a function that cancels a pending call. */
export function useDelayed<Value>(
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
