import { createReader, fetchContent, isContentError } from "@agency/content";
import { type SearchAnswer, searchAddress } from "@agency/search/contract";
import { type Answer, type Answers, questionOf } from "../content.ts";
import { asking } from "../search.ts";
import { readSettings } from "../settings.ts";
import type { Ask } from "./page.ts";

/** How long an answer serves further pages of the same visit, in ms. */
const kept = 60_000;

const answers = new Map<string, { answer: Promise<unknown>; until: number }>();
/** Without the content of what the server has drawn: they serve where no better one comes. */
const incomplete = new Map<string, unknown>();
let service: Ask | undefined;

let lastEvent: string | undefined;

/**
 * Answers of before serve no more: the content has changed.
 *
 * @param event id of the change, where the content service gives one
 */
export function forget(event: string | undefined): void {
  answers.clear();
  incomplete.clear();
  lastEvent = event || lastEvent;
}

const open = (): Ask =>
  asking(
    createReader({ ...readSettings().content, lastEvent: () => lastEvent }).fetch,
    (params, { isOptional } = {}) =>
      fetchContent<SearchAnswer>(
        searchAddress(params),
        (reply) => reply?.results !== undefined,
        // A page does not wait for counts while the index is being built.
        isOptional ? { retries: 0 } : {},
      ),
  );

/** Asks the content service and the search from the browser; an answer serves for a minute, a failure for nobody. */
export const ask: Ask = (query, params, options) => {
  const question = questionOf(query, params);
  const now = performance.now();
  const known = answers.get(question);
  if (known && known.until > now) return known.answer as never;
  for (const [old, { until }] of answers) if (until <= now) answers.delete(old);
  service ??= open();
  const asked = service(query, params, options);
  const answer = asked.catch((error: unknown) => {
    answers.delete(question);
    if (incomplete.has(question)) return incomplete.get(question) as never;
    throw error;
  });
  answers.set(question, { answer, until: now + kept });
  return answer;
};

/** Whether nothing is left out of an answer. */
function isWhole(value: unknown): boolean {
  if (!value || typeof value !== "object") return true;
  return Object.entries(value).every(([key, child]: [string, unknown]) => {
    if (key === "drawing") return child !== true;
    if (key === "evidence") return !child || (child as { content?: unknown }).content !== null;
    return isWhole(child);
  });
}

/** Takes over the answers that the page came with. */
export function seed(known: Answers): void {
  const until = performance.now() + kept;
  for (const [question, answer] of Object.entries(known)) {
    if (!("value" in answer)) continue;
    if (isWhole(answer.value))
      answers.set(question, { answer: Promise.resolve(answer.value), until });
    else incomplete.set(question, answer.value);
  }
}

/** Writes down what is asked, and what comes of it. */
export function recorded(ask: Ask): { ask: Ask; answers: Record<string, Answer> } {
  const answers: Record<string, Answer> = {};
  return {
    answers,
    ask: async (query, params, options) => {
      const question = questionOf(query, params);
      try {
        const value = await ask(query, params, options);
        answers[question] = { value };
        return value;
      } catch (error) {
        if (!isContentError(error)) throw error;
        if (!options?.isOptional) answers[question] = { failed: error.code };
        throw error;
      }
    },
  };
}
