import type { Document, JsonObject } from "../document.ts";
import { queryError } from "../errors.ts";
import { createComputedNode } from "./computed-node.ts";

/** 100 scans of 20,000 documents. */
const MAX_VISITS = 2_000_000;
/** Maximum characters and elements created. */
const MAX_CREATED_LENGTH = 32 * 1024 * 1024;

/** Too fast for the time limit, but lengthen strings or lists. */
const LENGTHENING_FUNCTIONS = new Set([
  "array::join",
  "global::lower",
  "global::upper",
  "pt::text",
  "string::lower",
  "string::split",
  "string::upper",
]);

/** Cost budget of one evaluation. Its nodes throw HttpError 400 above it. */
export class CostMeter {
  #visits = 0;
  #made = 0;

  /** A nested scan counts each time it runs. */
  scan(documents: readonly Document[]): JsonObject {
    const visit = () => {
      this.visit(documents.length);
      return documents;
    };
    return {
      type: "Value",
      get value() {
        return visit();
      },
    };
  }

  withCountedLength(node: JsonObject): JsonObject {
    return createComputedNode((evaluate) => {
      const made = evaluate(node).data;
      this.#count(made);
      return made;
    });
  }

  /** @throws HttpError 400 */
  visit(count: number): void {
    this.#visits += count;
    if (this.#visits <= MAX_VISITS) return;
    throw queryError(`The query is too costly: its scans visit more than ${MAX_VISITS} documents`);
  }

  #count(made: unknown): void {
    if (typeof made !== "string" && !Array.isArray(made)) return;
    this.#made += made.length;
    if (this.#made <= MAX_CREATED_LENGTH) return;
    throw queryError("The query is too costly: it makes texts or lists that are too long");
  }
}

export function createsLongValues({ type, op, namespace, name }: JsonObject): boolean {
  return type === "OpCall"
    ? op === "+"
    : type === "FuncCall" && LENGTHENING_FUNCTIONS.has(`${namespace}::${name}`);
}
