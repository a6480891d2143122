import type { FieldError } from "@agency/server/forms/fieldError";
import { useState } from "react";
import type { CallResult } from "../auth/call.ts";
import { getProblem, type Language } from "../auth/messages.ts";
import type { Account, RunStep } from "./useAccount.ts";

export interface AccountSectionProps {
  language: Language;
  account: Account;
  act: RunStep;
}

/** Runs a step. Returns its progress, message and invalid fields. */
export function useStatusMessage(language: Language, act: RunStep) {
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<{ done?: string; called?: CallResult<unknown> }>({});
  const { done, called } = outcome;
  const fields: readonly FieldError[] = called && !called.ok ? called.fields : [];
  return {
    isBusy,
    fields,
    tone: called?.ok === false ? ("error" as const) : ("success" as const),
    said: called?.ok === false ? getProblem(language, called.code) : done,
    /** @param done message of success */
    async of(step: () => Promise<CallResult<unknown>>, done: string): Promise<void> {
      setBusy(true);
      setOutcome({});
      const called = await act(step);
      setBusy(false);
      setOutcome({ done, called });
    },
  };
}
