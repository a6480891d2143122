import { Button } from "@agency/ui/Button";
import { Container } from "@agency/ui/Container";
import { FormStatus } from "@agency/ui/FormStatus";
import { Link } from "@agency/ui/Link";
import { AuthLayout, type PageProps } from "../auth/AuthLayout.tsx";
import { call } from "../auth/call.ts";
import { getProblem } from "../auth/messages.ts";
import { Confirmation } from "./Confirmation.tsx";
import { messages } from "./messages.ts";
import { Passkeys } from "./Passkeys.tsx";
import { Password } from "./Password.tsx";
import { Sessions } from "./Sessions.tsx";
import { useAccount } from "./useAccount.ts";

export function AccountPage(page: PageProps) {
  const { language } = page;
  const t = messages[language];
  const { account, problem, act, onConfirmed } = useAccount();

  async function signOut(): Promise<void> {
    await call("session", {}, "DELETE");
    location.replace("/desk/sign-in");
  }

  return (
    <AuthLayout
      {...page}
      title={t.title}
      lead={
        account && (
          <>
            <bdi>{account.name}</bdi>
            <br />
            <bdi dir="ltr">{account.email}</bdi>
          </>
        )
      }
      more={
        <>
          <Link variant="plain" href="/desk">
            {t.desk}
          </Link>
          <Button variant="text" size="small" onClick={() => void signOut()}>
            {t.signOut}
          </Button>
        </>
      }
    >
      {account ? (
        <>
          <Passkeys language={language} account={account} act={act} />
          <Password language={language} account={account} act={act} />
          <Sessions language={language} account={account} act={act} />
          {onConfirmed && (
            <Confirmation language={language} account={account} onConfirmed={onConfirmed} />
          )}
        </>
      ) : (
        <Container>
          <FormStatus tone="error" title={getProblem(language, problem)} />
        </Container>
      )}
    </AuthLayout>
  );
}
