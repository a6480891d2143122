import type { ErrorCode } from "@agency/server/forms/contract";
import type { FieldError } from "@agency/server/forms/fieldError";
import { AgencyProvider } from "@agency/ui/AgencyProvider";
import { Container } from "@agency/ui/Container";
import { Form } from "@agency/ui/Form";
import { FormStatus } from "@agency/ui/FormStatus";
import { Column, Grid } from "@agency/ui/Grid";
import { Inline } from "@agency/ui/Inline";
import { Link } from "@agency/ui/Link";
import { Main } from "@agency/ui/Main";
import { PageHeader } from "@agency/ui/PageHeader";
import { Stack } from "@agency/ui/Stack";
import { SubmitButton } from "@agency/ui/SubmitButton";
import { TextField } from "@agency/ui/TextField";
import { ThemeToggle } from "@agency/ui/ThemeToggle";
import { type SubmitEvent, useState } from "react";
import { call } from "./call.ts";
import { type Language, languages, words } from "./words.ts";

/** Whom the link of an invitation is for. */
export interface Invitation {
  token: string;
  email: string;
}

interface SignInProps {
  language: Language;
  onLanguage: (language: Language) => void;
  /** Set for who comes by a link that works. */
  invitation: Invitation | undefined;
  /** What is wrong with the link that somebody came by. */
  refused: ErrorCode | "offline" | undefined;
}

interface Failure {
  code: ErrorCode | "offline" | undefined;
  fields: readonly FieldError[];
}

/** Where the staff sign in, and where who was invited chooses a name and a password. */
export function SignIn({ language, onLanguage, invitation, refused }: SignInProps) {
  const t = words[language];
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>({ code: refused, fields: [] });
  const opening = invitation ? t.invited : t.signIn;

  const send = async ({ currentTarget }: SubmitEvent<HTMLFormElement>) => {
    const fields = Object.fromEntries(new FormData(currentTarget));
    setBusy(true);
    setFailure({ code: undefined, fields: [] });
    const called = invitation
      ? await call("account", { ...fields, email: undefined, token: invitation.token })
      : await call("session", fields);
    if (called.ok) return location.replace("/desk");
    setBusy(false);
    setFailure({ code: called.code ?? "offline", fields: called.fields });
  };

  const { code, fields } = failure;
  const errors = Object.fromEntries(
    fields.map((one) => [one.field, t.fields[one.code] ?? t.fields.other]),
  );
  const isOfFields = fields.length > 0;
  const problem =
    code && !isOfFields ? (code !== "offline" && t.errors[code]) || t.errors.other : undefined;
  return (
    <AgencyProvider language={language}>
      <Main id="main">
        <PageHeader
          eyebrow={t.desk}
          title={opening.title}
          size="d2"
          lead={invitation ? t.invited.lead(invitation.email) : t.signIn.lead}
        />
        <Container before="page">
          <Grid>
            <Column span={6}>
              <Stack gap={8}>
                <Form
                  method="post"
                  busy={isBusy}
                  errors={errors}
                  onSubmit={(event) => void send(event)}
                >
                  <Stack gap={6}>
                    {invitation && (
                      <TextField label={t.labels.name} name="name" autoComplete="name" required />
                    )}
                    <TextField
                      label={t.labels.email}
                      type="email"
                      name="email"
                      autoComplete="username"
                      defaultValue={invitation?.email}
                      readOnly={invitation !== undefined}
                      required
                    />
                    <TextField
                      label={t.labels.password}
                      type="password"
                      name="password"
                      autoComplete={invitation ? "new-password" : "current-password"}
                      hint={invitation && t.passwordHint}
                      required
                    />
                    <div>
                      <SubmitButton busyLabel={t.busy}>{opening.send}</SubmitButton>
                    </div>
                    <FormStatus tone="error" title={problem} />
                  </Stack>
                </Form>
                <Inline gap={4}>
                  <ThemeToggle labels={t.theme} />
                  {languages
                    .filter((other) => other !== language)
                    .map((other) => (
                      <Link
                        key={other}
                        kind="plain"
                        href={`?lng=${other}`}
                        lang={other}
                        onClick={(event) => {
                          event.preventDefault();
                          onLanguage(other);
                        }}
                      >
                        {words[other].language}
                      </Link>
                    ))}
                </Inline>
              </Stack>
            </Column>
          </Grid>
        </Container>
      </Main>
    </AgencyProvider>
  );
}
