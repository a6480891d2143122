import type { FieldError } from "@agency/server/forms/fieldError";
import { useState } from "react";
import type { Called } from "../entrance/call.ts";
import { getProblem, type Language } from "../entrance/words.ts";
import type { Account, Act } from "./useAccount.ts";

export interface PartProps {
  language: Language;
  account: Account;
  act: Act;
}

export function useOutcome(language: Language, act: Act) {
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<{ done?: string; called?: Called<unknown> }>({});
  const { done, called } = outcome;
  const fields: readonly FieldError[] = called && !called.ok ? called.fields : [];
  return {
    isBusy,
    fields,
    tone: called?.ok === false ? ("error" as const) : ("success" as const),
    said: called?.ok === false ? getProblem(language, called.code) : done,
    /** @param done message of success */
    async of(step: () => Promise<Called<unknown>>, done: string): Promise<void> {
      setBusy(true);
      setOutcome({});
      const called = await act(step);
      setBusy(false);
      setOutcome({ done, called });
    },
  };
}
