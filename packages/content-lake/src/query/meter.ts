import type { Document, JsonObject } from "../document.ts";
import { queryError } from "../errors.ts";
import { computed } from "./computed.ts";

/** 100 scans of 20,000 documents. */
const MAX_VISITS = 2_000_000;
/** Maximum characters and elements created. */
const MAX_MADE = 32 * 1024 * 1024;

/** Too fast for the time limit, but they create longer strings or lists. */
const MAKERS = new Set([
  "array::join",
  "global::lower",
  "global::upper",
  "pt::text",
  "string::lower",
  "string::split",
  "string::upper",
]);

/** Cost budget of one evaluation. Its nodes throw HttpError 400 above the limits. */
export class Meter {
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

  measured(node: JsonObject): JsonObject {
    return computed((evaluate) => {
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
    if (this.#made <= MAX_MADE) return;
    throw queryError("The query is too costly: it makes texts or lists that are too long");
  }
}

export function isMaker({ type, op, namespace, name }: JsonObject): boolean {
  return type === "OpCall"
    ? op === "+"
    : type === "FuncCall" && MAKERS.has(`${namespace}::${name}`);
}
