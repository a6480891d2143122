import { Button } from "@agency/ui/Button";
import { Container } from "@agency/ui/Container";
import { Form } from "@agency/ui/Form";
import { FormStatus } from "@agency/ui/FormStatus";
import { Grid, GridItem } from "@agency/ui/Grid";
import { Stack } from "@agency/ui/Stack";
import { SubmitButton } from "@agency/ui/SubmitButton";
import { Text } from "@agency/ui/Text";
import { TextField } from "@agency/ui/TextField";
import { useEffect, useRef, useState } from "react";
import { AuthLayout, type PageProps } from "../auth/AuthLayout.tsx";
import { type CallResult, call, type Problem } from "../auth/call.ts";
import { messages as common, getFields, getProblem, type Language } from "../auth/messages.ts";
import { createPasskey, getPasskey, getPlatformName, hasPasskeys } from "../auth/passkey.ts";
import { getWantedPath } from "./getWantedPath.ts";
import { messages } from "./messages.ts";

export interface Invitation {
  token: string;
  email: string;
  /** Empty for a new person. */
  name: string;
}

interface SignInProps extends PageProps {
  invitation: Invitation | undefined;
  /** Error of the link. */
  refused: Problem | undefined;
}

const byPassword = (
  fields: object,
  language: Language,
  invitation: Invitation | undefined,
): Promise<CallResult<unknown>> =>
  invitation
    ? call("account", { ...fields, email: undefined, language, token: invitation.token })
    : call("session", fields);

async function byPasskey(
  name: string,
  language: Language,
  invitation: Invitation | undefined,
): Promise<CallResult<unknown>> {
  if (!invitation) {
    const shown = await getPasskey("session/passkey/options");
    return shown.ok ? call("session/passkey", { answer: shown.answer }) : shown;
  }
  if (!name)
    return { ok: false, code: "fields-invalid", fields: [{ field: "name", code: "required" }] };
  const { token } = invitation;
  const made = await createPasskey("invitation/passkey/options", { token });
  if (!made.ok) return made;
  const passkey = { name: getPlatformName(), answer: made.answer };
  return call("account", { token, name, language, passkey });
}

/** Also for invited people, who choose a name, and a password or passkey. */
export function SignIn({ invitation, refused, ...page }: SignInProps) {
  const { language } = page;
  const t = messages[language];
  const shared = common[language];
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Exclude<CallResult<unknown>, { ok: true }> | undefined>(
    refused && { ok: false, code: refused, fields: [] },
  );
  const form = useRef<HTMLFormElement>(null);
  const status = useRef<HTMLDivElement>(null);
  const problem = getProblem(language, failure?.code);
  const opening = invitation ? t.invited : t.signIn;
  const heading = invitation?.name ? t.reset : opening;

  // The form focuses fields with errors.
  useEffect(() => {
    if (failure && failure.code !== "fields-invalid") status.current?.focus();
  }, [failure]);

  async function begin(how: () => Promise<CallResult<unknown>>): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    const called = await how();
    if (called.ok) return location.replace(getWantedPath(location));
    setBusy(false);
    setFailure(called);
  }

  const values = () => Object.fromEntries(new FormData(form.current ?? undefined));
  return (
    <AuthLayout
      {...page}
      title={heading.title}
      lead={typeof heading.lead === "string" ? heading.lead : heading.lead(invitation?.email ?? "")}
    >
      <Container paddingBlockStart="page">
        <Grid>
          <GridItem span={6}>
            <Form
              ref={form}
              method="post"
              busy={isBusy}
              errors={getFields(language, failure?.fields ?? [])}
              onSubmit={() => void begin(() => byPassword(values(), language, invitation))}
            >
              <Stack gap={6}>
                <FormStatus ref={status} tone="error" title={problem} />
                {invitation && (
                  <TextField
                    label={t.name}
                    name="name"
                    autoComplete="name"
                    defaultValue={invitation.name}
                    required
                  />
                )}
                <TextField
                  label={t.email}
                  type="email"
                  name="email"
                  autoComplete="username"
                  defaultValue={invitation?.email}
                  readOnly={invitation !== undefined}
                  required
                />
                <TextField
                  label={shared.password}
                  type="password"
                  name="password"
                  autoComplete={invitation ? "new-password" : "current-password"}
                  description={invitation && shared.passwordHint}
                  required
                />
                <div>
                  <SubmitButton busyLabel={shared.busy}>{heading.send}</SubmitButton>
                </div>
                {hasPasskeys && (
                  <Stack gap={2}>
                    <div>
                      <Button
                        variant="outline"
                        onClick={() =>
                          void begin(() =>
                            byPasskey(String(values().name ?? ""), language, invitation),
                          )
                        }
                      >
                        {heading.passkey}
                      </Button>
                    </div>
                    {invitation && (
                      <Text size="sm" tone="secondary" measure>
                        {t.invited.passkeyHint}
                      </Text>
                    )}
                  </Stack>
                )}
                {!invitation && (
                  <Text size="sm" tone="secondary" measure>
                    {t.forgotten}
                  </Text>
                )}
              </Stack>
            </Form>
          </GridItem>
        </Grid>
      </Container>
    </AuthLayout>
  );
}
