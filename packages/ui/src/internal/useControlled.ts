import { useState } from "react";

/**
 * A value that the caller holds, or else the component itself from a first one on. By hand: Radix's
 * and React Stately's would load with the page for what React's state is enough for.
 */
export function useControlled<Value>(
  value: Value | undefined,
  first: Value,
  onChange: ((value: Value) => void) | undefined,
): [value: Value, change: (value: Value) => void] {
  const [own, setOwn] = useState(first);
  const change = (next: Value) => {
    setOwn(next);
    onChange?.(next);
  };
  return [value === undefined ? own : value, change];
}
