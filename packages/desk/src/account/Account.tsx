import { Button } from "@agency/ui/Button";
import { Container } from "@agency/ui/Container";
import { FormStatus } from "@agency/ui/FormStatus";
import { Link } from "@agency/ui/Link";
import { call } from "../entrance/call.ts";
import { Frame, type PageProps } from "../entrance/Frame.tsx";
import { getProblem } from "../entrance/words.ts";
import { Confirmation } from "./Confirmation.tsx";
import { Passkeys } from "./Passkeys.tsx";
import { Password } from "./Password.tsx";
import { Sessions } from "./Sessions.tsx";
import { useAccount } from "./useAccount.ts";
import { words } from "./words.ts";

export function AccountPage(page: PageProps) {
  const { language } = page;
  const t = words[language];
  const { account, problem, act, onConfirmed } = useAccount();

  async function signOut(): Promise<void> {
    await call("session", {}, "DELETE");
    location.replace("/desk/sign-in");
  }

  return (
    <Frame
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
    </Frame>
  );
}
