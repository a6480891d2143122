import type { ProblemHandler } from "@agency/content/parse";
import type { Logger } from "pino";

/** Then the oldest are logged again. */
const maxKept = 1_000;

/** Logs content that does not fit, by document and path, without its text. Once per revision. */
export function createProblemLog(log: Pick<Logger, "warn">): ProblemHandler {
  const logged = new Set<string>();
  return ({ document, path, expected, found, omission }) => {
    const key = JSON.stringify([document, path, expected, found]);
    if (logged.has(key)) return;
    logged.add(key);
    for (const oldest of logged) {
      if (logged.size <= maxKept) break;
      logged.delete(oldest);
    }
    const { id, type } = document ?? {};
    log.warn({ document: id, type, path, expected, found, omitted: omission }, "content left out");
  };
}
