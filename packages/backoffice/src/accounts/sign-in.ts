import { ApiError, requireValid } from "@agency/server/http";
import { type Context, Hono } from "hono";
import {
  accountSchema,
  credentialsSchema,
  invitationSchema,
  passkeySchema,
} from "../request-schemas.ts";
import { type AuthGuard, getProfile } from "./auth-guard.ts";
import type { RequireStrongPassword } from "./blocklist.ts";
import { type Passkeys, readOwner } from "./passkeys.ts";
import { type AccountDeps, accept, findInvited, type Person, toDigest } from "./people.ts";

interface SignInOptions {
  deps: AccountDeps;
  authGuard: AuthGuard;
  passkeys: Passkeys;
  requireStrong: RequireStrongPassword;
}

const signingIn = "signing in";

const joining = (token: string): string => `joining ${toDigest(token)}`;

/** Creates the API for signing in and out and accepting invitations. */
export function createSignIn({ deps, authGuard, passkeys, requireStrong }: SignInOptions): Hono {
  const { readCall, begin } = authGuard;
  const signIn = new Hono();

  /** @throws `link-invalid` and `too-many` */
  const requireInvited = (c: Context, token: string): Promise<Person> =>
    authGuard.requireCheck(c, "link-invalid", () => findInvited(deps.writer, token));

  signIn.get("/session", async (c) => {
    const { person, endsAt } = await authGuard.requireSession(c);
    return c.json({ ...getProfile(person), endsAt });
  });
  signIn.post("/session", async (c) => {
    const { email, password } = requireValid(credentialsSchema, await readCall(c));
    return begin(c, await authGuard.requirePassword(c, email, password), { way: "password" });
  });
  signIn.delete("/session", authGuard.signOut);

  signIn.post("/session/passkey/options", async (c) => {
    await readCall(c);
    return c.json(await passkeys.ask(signingIn));
  });
  signIn.post("/session/passkey", async (c) => {
    const { answer } = requireValid(passkeySchema, await readCall(c));
    const { person, passkey } = await authGuard.requireCheck(
      c,
      "passkey-wrong",
      () => passkeys.recognize(answer, signingIn),
      readOwner(answer),
    );
    return begin(c, person, { way: "passkey", passkey: passkey._key });
  });

  signIn.post("/invitation", async (c) => {
    const { token } = requireValid(invitationSchema, await readCall(c));
    return c.json(getProfile(await requireInvited(c, token)));
  });
  signIn.post("/invitation/passkey/options", async (c) => {
    const { token } = requireValid(invitationSchema, await readCall(c));
    const { passkeys: _former, ...person } = await requireInvited(c, token);
    return c.json(await passkeys.createRegistrationOptions(person, joining(token)));
  });
  signIn.post("/account", async (c) => {
    const given = requireValid(accountSchema, await readCall(c));
    const { token, name, language } = given;
    const invited = await requireInvited(c, token);
    const made = "passkey" in given ? given.passkey : undefined;
    const passkey =
      made && (await passkeys.verifyRegistration(made.answer, joining(token), made.name));
    if (made && !passkey) throw new ApiError("passkey-wrong");
    const password = "password" in given ? given.password : undefined;
    if (password !== undefined) await requireStrong(password, { email: invited.email, name });
    const person = await accept(deps, { token, name, language, password, passkey });
    if (!person) throw new ApiError("link-invalid");
    const how = passkey
      ? ({ way: "passkey", passkey: passkey._key } as const)
      : ({ way: "password" } as const);
    // The reset's mail lists the new sign-in methods.
    return begin(c, person, { ...how, isNoticed: false });
  });
  return signIn;
}
