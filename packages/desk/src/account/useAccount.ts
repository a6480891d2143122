import { useCallback, useEffect, useState } from "react";
import { type CallResult, call, failed, type Problem } from "../auth/call.ts";
import { type OnConfirmed, useConfirmation } from "../auth/useConfirmation.ts";

/** Times are ISO 8601. */
export interface Account {
  name: string;
  email: string;
  hasPassword: boolean;
  passkeys: { key: string; name: string; addedAt: string; usedAt: string | null }[];
  sessions: {
    id: string;
    device: string | null;
    startedAt: string;
    seenAt: string;
    isCurrent: boolean;
  }[];
}

/** Runs a step, again after a confirmation if required. */
export type RunStep = <Answer>(
  step: () => Promise<CallResult<Answer>>,
) => Promise<CallResult<Answer>>;

interface UsedAccount {
  account: Account | undefined;
  problem: Problem | undefined;
  act: RunStep;
  onConfirmed: OnConfirmed | undefined;
}

/** Redirects to the sign-in page without a session. */
export function useAccount(): UsedAccount {
  const [account, setAccount] = useState<Account>();
  const [problem, setProblem] = useState<Problem>();
  const { confirm, onConfirmed } = useConfirmation();

  const reload = useCallback(async () => {
    const called = await call<Account>("account", {}, "GET");
    setProblem(called.ok ? undefined : called.code);
    if (called.ok) setAccount(called.answer);
    else if (called.code === "signed-out") location.replace("/desk/sign-in");
  }, []);
  useEffect(() => void reload(), [reload]);

  const act: RunStep = async (step) => {
    const called = await step();
    const isWanted = !called.ok && called.code === "confirmation-needed";
    if (isWanted) return (await confirm()) ? act(step) : failed("cancelled");
    await reload();
    return called;
  };

  return { account, problem, act, onConfirmed };
}
