import type { JsonObject } from "../document.ts";

export type Evaluate = (node: JsonObject) => { data: unknown };

/**
 * Returns a node computed during evaluation: `select(defined(…) => …)`, because groq-js evaluates
 * arguments by calling `map`.
 */
export function createComputedNode(work: (evaluate: Evaluate) => unknown): JsonObject {
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
