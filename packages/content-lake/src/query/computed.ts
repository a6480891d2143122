import type { JsonObject } from "../document.ts";

/** Evaluates a node in the scope in which a computed node stands. */
export type Evaluate = (node: JsonObject) => { data: unknown };

/**
 * A node whose value is worked out when groq-js comes to it, with what it stands in: as
 * `select(defined(…) => …)`, since groq-js turns the arguments of a function into their values by `map`.
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
