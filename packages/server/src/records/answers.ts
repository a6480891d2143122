import type { Application, Enquiry } from "./types.ts";

type AnswerableRecord = Pick<Application | Enquiry, "statusLog" | "answers"> & { status: string };

/**
 * Whether an answer was written in the present status, or, if closed, since the status before. An
 * invitation is not the answer that closes.
 */
export function isAnswered({ status, statusLog = [], answers = [] }: AnswerableRecord): boolean {
  const since = statusLog.at(status === "closed" ? -2 : -1)?.at ?? "";
  return answers.some(({ at }) => at > since);
}
