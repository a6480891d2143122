import { type Context, Hono } from "hono";
import { ApiError } from "../../http/errors.ts";
import type { Limits } from "../../http/limits.ts";
import { requireValid } from "../../http/requests.ts";
import { isConflict } from "../../submissions/submissions.ts";
import { type Gate, profileOf } from "../gate.ts";
import { hashPassword } from "../passwords.ts";
import {
  type Passkey,
  type PeoplePlace,
  type Person,
  recognize,
  type Trace,
  traceOf,
} from "../people.ts";
import {
  newPasskeySchema,
  newPasswordSchema,
  passkeyNameSchema,
  passkeySchema,
  passwordSchema,
} from "../rules.ts";
import type { OpenSession } from "../sessions.ts";
import type { AccountMails } from "./mails.ts";
import type { Passkeys } from "./passkeys.ts";

interface AccountOptions {
  place: PeoplePlace;
  gate: Gate;
  passkeys: Passkeys;
  limits: Limits;
  mails: AccountMails;
  requireSameOrigin: (c: Context) => void;
}

/** Context of a request with a session that was confirmed recently. */
interface ConfirmedEnv {
  Variables: { confirmed: OpenSession };
}

/** More than anybody has devices. */
const mostPasskeys = 20;

const adding = ({ _id }: Person): string => `adding ${_id}`;
const confirming = ({ id }: OpenSession): string => `confirming ${id}`;

/** What somebody has to do with their own account: how they sign in, and where they are signed in. */
export function createAccount(options: AccountOptions): Hono<ConfirmedEnv> {
  const { place, gate, passkeys, limits, mails, requireSameOrigin } = options;
  const { writer } = place;
  const { sessions, readCall, requireSession, requireConfirmed } = gate;
  const account = new Hono<ConfirmedEnv>();

  // Whatever opens or closes a way into the account asks for a fresh confirmation.
  for (const path of ["/password", "/passkeys/*"])
    account.use(path, async (c, next) => {
      requireSameOrigin(c);
      c.set("confirmed", await requireConfirmed(c));
      await next();
    });

  /** Changes a person whom nobody else has changed meanwhile, and traces it. Throws `outdated`. */
  async function change(
    { _id, _rev }: Person,
    what: Trace["what"] | undefined,
    patch: { set?: object; unset?: string[]; setIfMissing?: object; insert?: object },
  ): Promise<void> {
    const transaction = writer.transaction().patch(_id, { ifRevisionID: _rev, ...patch } as never);
    if (what) transaction.create(traceOf({ what, by: _id, whom: _id }));
    try {
      await transaction.commit();
    } catch (error) {
      throw isConflict(error) ? new ApiError("outdated") : error;
    }
  }

  function requirePasskey(c: Context, { passkeys: all = [] }: Person): Passkey {
    const found = all.find(({ _key }) => _key === c.req.param("key"));
    if (found) return found;
    throw new ApiError("not-found");
  }

  account.get("/", async (c) => {
    const { id, person, isConfirmed } = await requireSession(c);
    return c.json({
      ...profileOf(person),
      isConfirmed,
      hasPassword: person.password !== undefined,
      passkeys: (person.passkeys ?? []).map(rowOf),
      sessions: (await sessions.list(person._id)).map((one) => ({
        ...one,
        isCurrent: one.id === id,
      })),
    });
  });

  account.post("/confirmation", async (c) => {
    const session = await requireSession(c);
    const { email } = session.person;
    const { password } = requireValid(passwordSchema, await readCall(c));
    await limits.email("desk", email);
    if (!(await recognize(place, email, password))) throw new ApiError("credentials-wrong");
    await sessions.confirm(session, "password");
    return c.json({ ok: true });
  });
  account.post("/confirmation/passkey/options", async (c) => {
    const session = await requireSession(c);
    await readCall(c);
    return c.json(await passkeys.ask(confirming(session)));
  });
  account.post("/confirmation/passkey", async (c) => {
    const session = await requireSession(c);
    const { answer } = requireValid(passkeySchema, await readCall(c));
    const found = await passkeys.recognize(answer, confirming(session));
    if (found?.person._id !== session.person._id) throw new ApiError("passkey-wrong");
    await sessions.confirm(session, "passkey");
    return c.json({ ok: true });
  });

  account.put("/password", async (c) => {
    const { id, person } = c.var.confirmed;
    const { password } = requireValid(newPasswordSchema, await readCall(c));
    await change(person, "password-changed", { set: { password: await hashPassword(password) } });
    // Whoever knew the former one is out.
    await sessions.endOf(person._id, { except: id, by: person._id });
    await mails.send(person, { kind: "password-changed" });
    return c.json({ ok: true });
  });

  account.post("/passkeys/options", async (c) => {
    const { person } = c.var.confirmed;
    await readCall(c);
    return c.json(await passkeys.askForNew(person, adding(person)));
  });
  account.post("/passkeys", async (c) => {
    const { person } = c.var.confirmed;
    const { name, answer } = requireValid(newPasskeySchema, await readCall(c));
    if ((person.passkeys ?? []).length >= mostPasskeys) throw new ApiError("too-large");
    const passkey = await passkeys.readNew(answer, adding(person), name);
    if (!passkey) throw new ApiError("passkey-wrong");
    await change(person, "passkey-added", {
      setIfMissing: { passkeys: [] },
      insert: { after: "passkeys[-1]", items: [passkey] },
    });
    await mails.send(person, { kind: "passkey-added", name });
    return c.json(rowOf(passkey));
  });
  account.patch("/passkeys/:key", async (c) => {
    const { person } = c.var.confirmed;
    const { _key } = requirePasskey(c, person);
    const { name } = requireValid(passkeyNameSchema, await readCall(c));
    await change(person, undefined, { set: { [`passkeys[_key=="${_key}"].name`]: name } });
    return c.json({ ok: true });
  });
  account.delete("/passkeys/:key", async (c) => {
    const { id, person } = c.var.confirmed;
    const { _key, name } = requirePasskey(c, person);
    if (person.passkeys?.length === 1 && person.password === undefined)
      throw new ApiError("last-way");
    await change(person, "passkey-removed", { unset: [`passkeys[_key=="${_key}"]`] });
    // The device may be somebody else's now.
    await sessions.endOf(person._id, { passkey: _key, except: id, by: person._id });
    await mails.send(person, { kind: "passkey-removed", name });
    return c.json({ ok: true });
  });

  account.delete("/sessions", async (c) => {
    requireSameOrigin(c);
    const { id, person } = await requireSession(c);
    await sessions.endOf(person._id, { except: id, by: person._id });
    return c.json({ ok: true });
  });
  account.delete("/sessions/:id", async (c) => {
    requireSameOrigin(c);
    const { person } = await requireSession(c);
    await sessions.endOf(person._id, { only: c.req.param("id"), by: person._id });
    return c.json({ ok: true });
  });
  return account;
}

/** A passkey as its owner is told of it. */
const rowOf = ({ _key: key, name, addedAt, usedAt }: Passkey) => ({
  key,
  name,
  addedAt,
  usedAt: usedAt ?? null,
});
