import { Button } from "@agency/ui/Button";
import { Dialog } from "@agency/ui/Dialog";
import { Form } from "@agency/ui/Form";
import { FormStatus } from "@agency/ui/FormStatus";
import { Inline } from "@agency/ui/Inline";
import { Stack } from "@agency/ui/Stack";
import { SubmitButton } from "@agency/ui/SubmitButton";
import { TextField } from "@agency/ui/TextField";
import { useState } from "react";
import { type CallResult, call, type Problem } from "../auth/call.ts";
import { messages as common, getProblem, type Language } from "../auth/messages.ts";
import { confirmByPasskey, hasPasskeys } from "../auth/passkey.ts";
import { messages } from "./messages.ts";
import type { Account } from "./useAccount.ts";

interface ConfirmationProps {
  language: Language;
  account: Account;
  onConfirmed: (isConfirmed: boolean) => void;
}

export function Confirmation({ language, account, onConfirmed }: ConfirmationProps) {
  const t = messages[language].confirmation;
  const shared = common[language];
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>();

  async function confirm(how: () => Promise<CallResult<unknown>>): Promise<void> {
    setBusy(true);
    setProblem(undefined);
    const called = await how();
    setBusy(false);
    if (called.ok) onConfirmed(true);
    else setProblem(called.code);
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onConfirmed(false)}
      size="small"
      title={t.title}
      description={t.text}
      closeLabel={t.close}
    >
      <Form
        method="post"
        busy={isBusy}
        onSubmit={({ currentTarget }) => {
          const fields = Object.fromEntries(new FormData(currentTarget));
          void confirm(() => call("account/confirmation", fields));
        }}
      >
        <Stack gap={5}>
          {account.hasPassword && (
            <TextField
              label={shared.password}
              type="password"
              name="password"
              autoComplete="current-password"
              required
            />
          )}
          <Inline gap={4}>
            {account.hasPassword && <SubmitButton busyLabel={shared.busy}>{t.send}</SubmitButton>}
            {account.passkeys.length > 0 && hasPasskeys && (
              <Button variant="outline" onClick={() => void confirm(confirmByPasskey)}>
                {t.passkey}
              </Button>
            )}
          </Inline>
          <FormStatus tone="error" title={getProblem(language, problem)} />
        </Stack>
      </Form>
    </Dialog>
  );
}
