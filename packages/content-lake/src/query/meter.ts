import type { Document, JsonObject } from "../document.ts";
import { queryError } from "../errors.ts";
import { computed } from "./computed.ts";

/** Documents that the scans of one evaluation may visit: a hundred scans of 20,000. */
const MAX_VISITS = 2_000_000;
/** Characters and elements that one evaluation may make. */
const MAX_MADE = 32 * 1024 * 1024;

/** What takes longer texts or lists in no time at all, so that no time limit holds it. */
const MAKERS = new Set([
  "array::join",
  "global::lower",
  "global::upper",
  "pt::text",
  "string::lower",
  "string::split",
  "string::upper",
]);

/** Counts what one evaluation takes, as it goes: the nodes it gives throw HttpError 400 beyond that. */
export class Meter {
  #visits = 0;
  #made = 0;

  /** A constant of documents. A scan within another one counts each time it is run. */
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

  /** The same node, with the length of what it makes counted. */
  measured(node: JsonObject): JsonObject {
    return computed((evaluate) => {
      const made = evaluate(node).data;
      this.#count(made);
      return made;
    });
  }

  /** Counts documents that a plan has had to look at. Throws as a scan does. */
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

/** Whether a node is to be `measured`. */
export function isMaker({ type, op, namespace, name }: JsonObject): boolean {
  return type === "OpCall"
    ? op === "+"
    : type === "FuncCall" && MAKERS.has(`${namespace}::${name}`);
}
