import { Hono } from "hono";
import { ApiError } from "../../http/errors.ts";
import type { Limits } from "../../http/limits.ts";
import { requireValid } from "../../http/requests.ts";
import { type Gate, profileOf } from "../gate.ts";
import {
  accept,
  digestOf,
  invitedBy,
  isActive,
  type PeoplePlace,
  type Person,
  recognize,
} from "../people.ts";
import { accountSchema, credentialsSchema, invitationSchema, passkeySchema } from "../rules.ts";
import type { AccountMails } from "./mails.ts";
import type { Passkeys } from "./passkeys.ts";

interface EntranceOptions {
  place: PeoplePlace;
  gate: Gate;
  passkeys: Passkeys;
  limits: Limits;
  mails: AccountMails;
}

/** What the answer of a passkey signs in for. */
const signingIn = "signing in";

const joining = (token: string): string => `joining ${digestOf(token)}`;

/** Signing in and out, and accepting an invitation. */
export function createEntrance({ place, gate, passkeys, limits, mails }: EntranceOptions): Hono {
  const { readCall, begin } = gate;
  const entrance = new Hono();

  /** Whom the link of an invitation is for. Throws `link-invalid`. */
  async function requireInvited(token: string): Promise<Person> {
    const person = await invitedBy(place.writer, token);
    if (person) return person;
    throw new ApiError("link-invalid");
  }

  entrance.get("/session", async (c) => c.json(profileOf((await gate.requireSession(c)).person)));
  entrance.post("/session", async (c) => {
    const { email, password } = requireValid(credentialsSchema, await readCall(c));
    await limits.email("desk", email);
    const person = await recognize(place, email, password);
    if (!person) throw new ApiError("credentials-wrong");
    return begin(c, person, { way: "password" });
  });
  entrance.delete("/session", gate.signOut);

  entrance.post("/session/passkey/options", async (c) => {
    await readCall(c);
    return c.json(await passkeys.ask(signingIn));
  });
  entrance.post("/session/passkey", async (c) => {
    const { answer } = requireValid(passkeySchema, await readCall(c));
    const found = await passkeys.recognize(answer, signingIn);
    if (!found) throw new ApiError("passkey-wrong");
    return begin(c, found.person, { way: "passkey", passkey: found.passkey._key });
  });

  entrance.post("/invitation", async (c) => {
    const { token } = requireValid(invitationSchema, await readCall(c));
    return c.json(profileOf(await requireInvited(token)));
  });
  entrance.post("/invitation/passkey/options", async (c) => {
    const { token } = requireValid(invitationSchema, await readCall(c));
    const { passkeys: _former, ...person } = await requireInvited(token);
    return c.json(await passkeys.askForNew(person, joining(token)));
  });
  entrance.post("/account", async (c) => {
    const given = requireValid(accountSchema, await readCall(c));
    const { token, name, language } = given;
    const made = "passkey" in given ? given.passkey : undefined;
    const passkey = made && (await passkeys.readNew(made.answer, joining(token), made.name));
    if (made && !passkey) throw new ApiError("passkey-wrong");
    const password = "password" in given ? given.password : undefined;
    const former = await requireInvited(token);
    const person = await accept(place, { token, name, language, password, passkey });
    if (!person) throw new ApiError("link-invalid");
    if (isActive(former))
      await mails.send(
        person,
        passkey ? { kind: "passkey-added", name: passkey.name } : { kind: "password-changed" },
      );
    return begin(
      c,
      person,
      passkey ? { way: "passkey", passkey: passkey._key } : { way: "password" },
    );
  });
  return entrance;
}
