import { call } from "../auth/call.ts";
import { renderPage } from "../auth/renderPage.tsx";
import { messages } from "./messages.ts";
import { SetUp } from "./SetUp.tsx";
import { type Invitation, SignIn } from "./SignIn.tsx";
import { setUpMessages } from "./setUpMessages.ts";

async function renderSignIn(): Promise<void> {
  const token = new URLSearchParams(location.hash.slice(1)).get("invitation");
  // Removes the token from address bar and history.
  if (token) history.replaceState(null, "", location.pathname + location.search);
  const asked = token ? await call<Omit<Invitation, "token">>("invitation", { token }) : undefined;
  const invitation = token && asked?.ok ? { ...asked.answer, token } : undefined;
  const refused = asked && !asked.ok ? asked.code : undefined;

  renderPage({ en: messages.en.signIn.title, ar: messages.ar.signIn.title }, (page) => (
    <SignIn {...page} invitation={invitation} refused={refused} />
  ));
}

if (location.pathname === "/desk/set-up")
  renderPage({ en: setUpMessages.en.title, ar: setUpMessages.ar.title }, SetUp);
else await renderSignIn();
