import { Button } from "@agency/ui/Button";
import { Form } from "@agency/ui/Form";
import { FormStatus } from "@agency/ui/FormStatus";
import { Inline } from "@agency/ui/Inline";
import { Stack } from "@agency/ui/Stack";
import { SubmitButton } from "@agency/ui/SubmitButton";
import { Text } from "@agency/ui/Text";
import { TextField } from "@agency/ui/TextField";
import { call } from "../auth/call.ts";
import { messages as common, getFields } from "../auth/messages.ts";
import { createPasskey, getPlatformName, hasPasskeys } from "../auth/passkey.ts";
import { AccountSection } from "./AccountSection.tsx";
import { formatDay, messages } from "./messages.ts";
import type { Account } from "./useAccount.ts";
import { type AccountSectionProps, useStatusMessage } from "./useStatusMessage.ts";

export function Passkeys({ language, account, act }: AccountSectionProps) {
  const t = messages[language].passkeys;
  const outcome = useStatusMessage(language, act);

  const add = (name: string) =>
    outcome.of(async () => {
      const made = await createPasskey("account/passkeys/options");
      return made.ok ? call("account/passkeys", { name, answer: made.answer }) : made;
    }, t.addedNow);

  return (
    <AccountSection id="passkeys" label={t.label} text={t.text}>
      {account.passkeys.length === 0 && <Text tone="secondary">{t.none}</Text>}
      {account.passkeys.map((one) => (
        <Passkey
          key={one.key}
          language={language}
          passkey={one}
          onRename={(name) =>
            outcome.of(() => call(`account/passkeys/${one.key}`, { name }, "PATCH"), t.renamed)
          }
          onRemove={() =>
            outcome.of(() => call(`account/passkeys/${one.key}`, {}, "DELETE"), t.removed)
          }
        />
      ))}
      {hasPasskeys ? (
        <Form
          // Resets the form.
          key={account.passkeys.length}
          method="post"
          busy={outcome.isBusy}
          errors={getFields(language, outcome.fields)}
          onSubmit={({ currentTarget }) =>
            void add(String(new FormData(currentTarget).get("name") ?? ""))
          }
        >
          <Stack gap={5}>
            <TextField label={t.newName} name="name" defaultValue={getPlatformName()} required />
            <div>
              <SubmitButton variant="outline" busyLabel={common[language].busy}>
                {t.add}
              </SubmitButton>
            </div>
          </Stack>
        </Form>
      ) : (
        <Text tone="secondary">{t.unsupported}</Text>
      )}
      <FormStatus tone={outcome.tone} title={outcome.said} />
    </AccountSection>
  );
}

interface PasskeyProps extends Pick<AccountSectionProps, "language"> {
  passkey: Account["passkeys"][number];
  onRename: (name: string) => Promise<void>;
  onRemove: () => Promise<void>;
}

function Passkey({ language, passkey, onRename, onRemove }: PasskeyProps) {
  const t = messages[language].passkeys;
  const { name, addedAt, usedAt } = passkey;
  return (
    <Form
      method="post"
      onSubmit={({ currentTarget }) =>
        void onRename(String(new FormData(currentTarget).get("name") ?? ""))
      }
    >
      <Stack gap={3}>
        <TextField label={t.name} name="name" defaultValue={name} required />
        <Text size="sm" tone="secondary">
          {t.added(formatDay(addedAt, language))}
          {" · "}
          {usedAt ? t.used(formatDay(usedAt, language)) : t.unused}
        </Text>
        <Inline gap={3}>
          <Button variant="outline" size="small" type="submit">
            {t.rename}
          </Button>
          <Button
            variant="outline"
            size="small"
            aria-label={`${t.remove}: ${name}`}
            onClick={() => void onRemove()}
          >
            {t.remove}
          </Button>
        </Inline>
      </Stack>
    </Form>
  );
}
