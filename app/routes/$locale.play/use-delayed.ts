import { useCallback, useEffect, useRef } from "react";

/** A function that runs once it has not been called for a while, and one that takes that back. */
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
