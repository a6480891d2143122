import { Button } from "@agency/ui/Button";
import { Container } from "@agency/ui/Container";
import { Form } from "@agency/ui/Form";
import { FormStatus } from "@agency/ui/FormStatus";
import { Grid, GridItem } from "@agency/ui/Grid";
import { Stack } from "@agency/ui/Stack";
import { SubmitButton } from "@agency/ui/SubmitButton";
import { TextField } from "@agency/ui/TextField";
import { useRef, useState } from "react";
import { AuthLayout, type PageProps } from "../auth/AuthLayout.tsx";
import { type CallResult, call } from "../auth/call.ts";
import { messages as common, getFields, getProblem } from "../auth/messages.ts";
import { createPasskey, getPlatformName, hasPasskeys } from "../auth/passkey.ts";
import { setUpMessages } from "./setUpMessages.ts";

/** Creates the first account with a passkey. */
async function createByPasskey(fields: object, language: string): Promise<CallResult<unknown>> {
  const made = await createPasskey("set-up/passkey/options", fields);
  if (!made.ok) return made;
  const passkey = { name: getPlatformName(), answer: made.answer };
  return call("set-up", { ...fields, language, passkey });
}

/** Creates the first account, by the code in the server's log. */
export function SetUp(page: PageProps) {
  const { language } = page;
  const t = setUpMessages[language];
  const shared = common[language];
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Exclude<CallResult<unknown>, { ok: true }>>();
  const form = useRef<HTMLFormElement>(null);
  const status = useRef<HTMLDivElement>(null);

  async function begin(how: (fields: object) => Promise<CallResult<unknown>>): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    const called = await how(Object.fromEntries(new FormData(form.current ?? undefined)));
    if (called.ok) return location.replace("/desk");
    setBusy(false);
    setFailure(called);
    if (called.code !== "fields-invalid") status.current?.focus();
  }

  return (
    <AuthLayout {...page} title={t.title} lead={t.lead}>
      <Container paddingBlockStart="page">
        <Grid>
          <GridItem span={6}>
            <Form
              ref={form}
              method="post"
              busy={isBusy}
              errors={getFields(language, failure?.fields ?? [])}
              onSubmit={() => void begin((fields) => call("set-up", { ...fields, language }))}
            >
              <Stack gap={6}>
                <FormStatus ref={status} tone="error" title={getProblem(language, failure?.code)} />
                <TextField
                  label={t.code}
                  name="code"
                  description={t.codeHint}
                  autoComplete="one-time-code"
                  autoCapitalize="characters"
                  spellCheck={false}
                  required
                />
                <TextField label={t.name} name="name" autoComplete="name" required />
                <TextField
                  label={t.email}
                  type="email"
                  name="email"
                  autoComplete="username"
                  required
                />
                <TextField
                  label={shared.password}
                  type="password"
                  name="password"
                  autoComplete="new-password"
                  description={shared.passwordHint}
                  required
                />
                <div>
                  <SubmitButton busyLabel={shared.busy}>{t.send}</SubmitButton>
                </div>
                {hasPasskeys && (
                  <div>
                    <Button
                      variant="outline"
                      onClick={() => void begin((fields) => createByPasskey(fields, language))}
                    >
                      {t.passkey}
                    </Button>
                  </div>
                )}
              </Stack>
            </Form>
          </GridItem>
        </Grid>
      </Container>
    </AuthLayout>
  );
}
