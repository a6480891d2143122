import type { ErrorAnswer, ErrorCode } from "@agency/server/forms/contract";
import type { FieldError } from "@agency/server/forms/fieldError";

/** What became of a call: what the server answered, or why not. */
export type Called<Answer> =
  | { ok: true; answer: Answer }
  | { ok: false; code: ErrorCode | undefined; fields: FieldError[] };

/** Calls the desk's server. Never throws: who is offline gets no code. */
export async function call<Answer>(path: string, body: object): Promise<Called<Answer>> {
  try {
    const response = await fetch(`/desk/api/${path}`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });
    if (response.ok) return { ok: true, answer: (await response.json()) as Answer };
    const { error } = (await response.json()) as ErrorAnswer;
    return { ok: false, code: error.code, fields: error.fields ?? [] };
  } catch {
    return { ok: false, code: undefined, fields: [] };
  }
}
