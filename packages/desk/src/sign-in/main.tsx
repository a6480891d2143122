import { call } from "../entrance/call.ts";
import { start } from "../entrance/start.tsx";
import { type Invitation, SignIn } from "./SignIn.tsx";
import { words } from "./words.ts";

const token = new URLSearchParams(location.hash.slice(1)).get("invitation");
// Removes the token from the address bar and the history.
if (token) history.replaceState(null, "", location.pathname + location.search);
const asked = token ? await call<Omit<Invitation, "token">>("invitation", { token }) : undefined;
const invitation = token && asked?.ok ? { ...asked.answer, token } : undefined;
const refused = asked && !asked.ok ? asked.code : undefined;

start({ en: words.en.signIn.title, ar: words.ar.signIn.title }, (page) => (
  <SignIn {...page} invitation={invitation} refused={refused} />
));
