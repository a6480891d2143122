import type { ErrorAnswer, ErrorCode } from "@agency/server/forms/contract";
import type { FieldError } from "@agency/server/forms/fieldError";

/** Server's code, failed passkey, or no connection. */
export type Problem = ErrorCode | "cancelled" | "known-here" | "offline";

export type CallResult<Answer> =
  | { ok: true; answer: Answer }
  | { ok: false; code: Problem; fields: FieldError[] };

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

export const failed = (code: Problem): CallResult<never> => ({ ok: false, code, fields: [] });

/** Calls the desk's API with JSON. Never throws: returns `offline` without a connection. */
export async function call<Answer>(
  path: string,
  body: object = {},
  method: Method = "POST",
): Promise<CallResult<Answer>> {
  try {
    const response = await fetch(`/desk/api/${path}`, {
      method,
      ...(method !== "GET" &&
        method !== "DELETE" && {
          headers: { "Content-Type": "application/json" },
          body: JSON.stringify(body),
        }),
    });
    if (response.ok) return { ok: true, answer: (await response.json()) as Answer };
    const { error } = (await response.json()) as ErrorAnswer;
    return { ok: false, code: error.code, fields: error.fields ?? [] };
  } catch {
    return failed("offline");
  }
}
