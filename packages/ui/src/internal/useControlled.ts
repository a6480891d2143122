import { useState } from "react";

/**
 * Returns a controlled or uncontrolled value and its setter, without loading Radix's or React
 * Stately's hooks.
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
