import { ApiError, requireValid } from "@agency/server/http";
import { type Context, Hono } from "hono";
import { accountSchema, credentialsSchema, invitationSchema, passkeySchema } from "../rules.ts";
import type { RequireStrong } from "./blocklist.ts";
import { type Gate, getProfile } from "./gate.ts";
import { type Passkeys, readOwner } from "./passkeys.ts";
import { type AccountDeps, accept, invitedBy, type Person, toDigest } from "./people.ts";

interface EntranceOptions {
  deps: AccountDeps;
  gate: Gate;
  passkeys: Passkeys;
  requireStrong: RequireStrong;
}

const signingIn = "signing in";

const joining = (token: string): string => `joining ${toDigest(token)}`;

export function createEntrance({ deps, gate, passkeys, requireStrong }: EntranceOptions): Hono {
  const { readCall, begin } = gate;
  const entrance = new Hono();

  /** @throws `link-invalid` and `too-many` */
  const requireInvited = (c: Context, token: string): Promise<Person> =>
    gate.requireCheck(c, "link-invalid", () => invitedBy(deps.writer, token));

  entrance.get("/session", async (c) => c.json(getProfile((await gate.requireSession(c)).person)));
  entrance.post("/session", async (c) => {
    const { email, password } = requireValid(credentialsSchema, await readCall(c));
    return begin(c, await gate.requirePassword(c, email, password), { way: "password" });
  });
  entrance.delete("/session", gate.signOut);

  entrance.post("/session/passkey/options", async (c) => {
    await readCall(c);
    return c.json(await passkeys.ask(signingIn));
  });
  entrance.post("/session/passkey", async (c) => {
    const { answer } = requireValid(passkeySchema, await readCall(c));
    const { person, passkey } = await gate.requireCheck(
      c,
      "passkey-wrong",
      () => passkeys.recognize(answer, signingIn),
      readOwner(answer),
    );
    return begin(c, person, { way: "passkey", passkey: passkey._key });
  });

  entrance.post("/invitation", async (c) => {
    const { token } = requireValid(invitationSchema, await readCall(c));
    return c.json(getProfile(await requireInvited(c, token)));
  });
  entrance.post("/invitation/passkey/options", async (c) => {
    const { token } = requireValid(invitationSchema, await readCall(c));
    const { passkeys: _former, ...person } = await requireInvited(c, token);
    return c.json(await passkeys.askForNew(person, joining(token)));
  });
  entrance.post("/account", async (c) => {
    const given = requireValid(accountSchema, await readCall(c));
    const { token, name, language } = given;
    const invited = await requireInvited(c, token);
    const made = "passkey" in given ? given.passkey : undefined;
    const passkey = made && (await passkeys.readNew(made.answer, joining(token), made.name));
    if (made && !passkey) throw new ApiError("passkey-wrong");
    const password = "password" in given ? given.password : undefined;
    if (password !== undefined) await requireStrong(password, { email: invited.email, name });
    const person = await accept(deps, { token, name, language, password, passkey });
    if (!person) throw new ApiError("link-invalid");
    const how = passkey
      ? ({ way: "passkey", passkey: passkey._key } as const)
      : ({ way: "password" } as const);
    // The mail about the reset lists the new sign-in methods.
    return begin(c, person, { ...how, isNoticed: false });
  });
  return entrance;
}
