import type { JsonObject } from "../document.ts";

export type Evaluate = (node: JsonObject) => { data: unknown };

/**
 * Returns a node whose value is computed during evaluation. Uses `select(defined(…) => …)`, because
 * groq-js evaluates function arguments by calling `map`.
 */
export function computed(work: (evaluate: Evaluate) => unknown): JsonObject {
  let made: unknown;
  const map = (evaluate: Evaluate) => {
    made = work(evaluate);
    return [evaluate({ type: "Value", value: true })];
  };
  const condition = { type: "FuncCall", namespace: "global", name: "defined", args: { map } };
  const value = {
    type: "Value",
    get value() {
      return made;
    },
  };
  return { type: "Select", alternatives: [{ condition, value }] };
}
