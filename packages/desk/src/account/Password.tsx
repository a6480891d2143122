import { Form } from "@agency/ui/Form";
import { FormStatus } from "@agency/ui/FormStatus";
import { Stack } from "@agency/ui/Stack";
import { SubmitButton } from "@agency/ui/SubmitButton";
import { TextField } from "@agency/ui/TextField";
import { useState } from "react";
import { call } from "../auth/call.ts";
import { messages as common, getFields } from "../auth/messages.ts";
import { AccountSection } from "./AccountSection.tsx";
import { messages } from "./messages.ts";
import { type AccountSectionProps, useStatusMessage } from "./useStatusMessage.ts";

export function Password({ language, account, act }: AccountSectionProps) {
  const t = messages[language].password;
  const shared = common[language];
  const outcome = useStatusMessage(language, act);
  const [password, setPassword] = useState("");
  return (
    <AccountSection id="password" label={t.label} text={account.hasPassword ? t.text : t.none}>
      <Form
        method="post"
        busy={outcome.isBusy}
        errors={getFields(language, outcome.fields)}
        onSubmit={() => {
          void outcome.of(async () => {
            const called = await call("account/password", { password }, "PUT");
            if (called.ok) setPassword("");
            return called;
          }, t.done);
        }}
      >
        <Stack gap={5}>
          {/* Lets password managers associate the password with the account. */}
          <input
            type="hidden"
            name="email"
            autoComplete="username"
            value={account.email}
            readOnly
          />
          <TextField
            label={t.field}
            type="password"
            name="password"
            autoComplete="new-password"
            description={shared.passwordHint}
            value={password}
            onValueChange={setPassword}
            required
          />
          <div>
            <SubmitButton variant="outline" busyLabel={shared.busy}>
              {account.hasPassword ? t.send : t.first}
            </SubmitButton>
          </div>
          <FormStatus tone={outcome.tone} title={outcome.said} />
        </Stack>
      </Form>
    </AccountSection>
  );
}
