import { ApiError, requireValid } from "@agency/server/http";
import { isConflict } from "@agency/server/submissions";
import { type Context, Hono } from "hono";
import {
  newPasskeySchema,
  newPasswordSchema,
  passkeyNameSchema,
  passkeySchema,
  passwordSchema,
} from "../request-schemas.ts";
import { type AuditEntry, createAuditEntry } from "./audit-log.ts";
import { type AuthEnv, type AuthGuard, getProfile } from "./auth-guard.ts";
import type { RequireStrongPassword } from "./blocklist.ts";
import { createNotice } from "./notices.ts";
import type { Passkeys } from "./passkeys.ts";
import { hashPassword } from "./passwords.ts";
import type { AccountDeps, Passkey, Person } from "./people.ts";
import type { OpenSession } from "./sessions.ts";

interface AccountOptions {
  deps: AccountDeps;
  authGuard: AuthGuard;
  passkeys: Passkeys;
  requireStrong: RequireStrongPassword;
}

const maxPasskeys = 20;

const adding = ({ _id }: Person): string => `adding ${_id}`;
const confirming = ({ id }: OpenSession): string => `confirming ${id}`;

/** Creates the routes that confirm a session by password or passkey. */
export function createConfirmation({
  authGuard,
  passkeys,
}: Omit<AccountOptions, "requireStrong">): Hono {
  const { sessions, readCall, requireSession } = authGuard;
  const confirmation = new Hono();
  confirmation.post("/", async (c) => {
    const session = await requireSession(c);
    const { password } = requireValid(passwordSchema, await readCall(c));
    await authGuard.requirePassword(c, session.person.email, password);
    await sessions.confirm(session, "password");
    return c.json({ ok: true });
  });
  confirmation.post("/passkey/options", async (c) => {
    const session = await requireSession(c);
    await readCall(c);
    return c.json(await passkeys.ask(confirming(session)));
  });
  confirmation.post("/passkey", async (c) => {
    const session = await requireSession(c);
    const { answer } = requireValid(passkeySchema, await readCall(c));
    const { _id } = session.person;
    const isTheirs = async () => {
      const found = await passkeys.recognize(answer, confirming(session));
      return found?.person._id === _id ? true : undefined;
    };
    await authGuard.requireCheck(c, "passkey-wrong", isTheirs, _id);
    await sessions.confirm(session, "passkey");
    return c.json({ ok: true });
  });
  return confirmation;
}

/** Creates the API for one's own account. */
export function createAccount(options: AccountOptions): Hono<AuthEnv> {
  const { deps, authGuard, passkeys, requireStrong } = options;
  const { writer } = deps;
  const { sessions, readCall } = authGuard;
  const account = new Hono<AuthEnv>();
  account.use(authGuard.requireStaff());

  /** @throws `outdated` on a conflict */
  async function change(
    person: Person,
    event: (Parameters<typeof createNotice>[1] & { what: AuditEntry["what"] }) | undefined,
    patch: { set?: object; unset?: string[]; setIfMissing?: object; insert?: object },
  ): Promise<void> {
    const { _id, _rev } = person;
    const transaction = writer.transaction().patch(_id, { ifRevisionID: _rev, ...patch } as never);
    if (event) {
      const { what, ...notice } = event;
      transaction
        .create(createAuditEntry({ what, by: _id, whom: _id }))
        .create(createNotice(person, notice));
    }
    try {
      await transaction.commit();
    } catch (error) {
      throw isConflict(error) ? new ApiError("outdated") : error;
    }
  }

  function requirePasskey(c: Context<AuthEnv>): Passkey {
    const all = c.get("session").person.passkeys ?? [];
    const found = all.find(({ _key }) => _key === c.req.param("key"));
    if (found) return found;
    throw new ApiError("not-found");
  }

  account.get("/", async (c) => {
    const { id, person, isConfirmed } = c.get("session");
    return c.json({
      ...getProfile(person),
      isConfirmed,
      hasPassword: person.password !== undefined,
      passkeys: (person.passkeys ?? []).map(getRow),
      sessions: (await sessions.list(person._id)).map((one) => ({
        ...one,
        isCurrent: one.id === id,
      })),
    });
  });

  account.put("/password", async (c) => {
    const { id, person } = c.get("session");
    const { password } = requireValid(newPasswordSchema, await readCall(c));
    await requireStrong(password, person);
    await change(
      person,
      { what: "password-changed", kind: "password" },
      // A new password voids the reset link.
      { set: { password: await hashPassword(password) }, unset: ["invitation"] },
    );
    // Signs out anyone who had the former password.
    await sessions.endSessions(person._id, { except: id, by: person._id });
    return c.json({ ok: true });
  });

  account.post("/passkeys/options", async (c) => {
    const { person } = c.get("session");
    await readCall(c);
    return c.json(await passkeys.createRegistrationOptions(person, adding(person)));
  });
  account.post("/passkeys", async (c) => {
    const { person } = c.get("session");
    const { name, answer } = requireValid(newPasskeySchema, await readCall(c));
    if ((person.passkeys ?? []).length >= maxPasskeys) throw new ApiError("too-large");
    const passkey = await passkeys.verifyRegistration(answer, adding(person), name);
    if (!passkey) throw new ApiError("passkey-wrong");
    await change(
      person,
      { what: "passkey-added", kind: "passkey-added", passkey: name },
      { setIfMissing: { passkeys: [] }, insert: { after: "passkeys[-1]", items: [passkey] } },
    );
    return c.json(getRow(passkey));
  });
  account.patch("/passkeys/:key", async (c) => {
    const { person } = c.get("session");
    const { _key } = requirePasskey(c);
    const { name } = requireValid(passkeyNameSchema, await readCall(c));
    await change(person, undefined, { set: { [`passkeys[_key=="${_key}"].name`]: name } });
    return c.json({ ok: true });
  });
  account.delete("/passkeys/:key", async (c) => {
    const { id, person } = c.get("session");
    const { _key, name } = requirePasskey(c);
    if (person.passkeys?.length === 1 && person.password === undefined)
      throw new ApiError("last-way");
    await change(
      person,
      { what: "passkey-removed", kind: "passkey-removed", passkey: name },
      { unset: [`passkeys[_key=="${_key}"]`] },
    );
    await sessions.endSessions(person._id, { passkey: _key, except: id, by: person._id });
    return c.json({ ok: true });
  });

  account.delete("/sessions", async (c) => {
    const { id, person } = c.get("session");
    await sessions.endSessions(person._id, { except: id, by: person._id });
    return c.json({ ok: true });
  });
  account.delete("/sessions/:id", async (c) => {
    const { person } = c.get("session");
    await sessions.endSessions(person._id, { only: c.req.param("id"), by: person._id });
    return c.json({ ok: true });
  });
  return account;
}

const getRow = ({ _key: key, name, addedAt, usedAt }: Passkey) => ({
  key,
  name,
  addedAt,
  usedAt: usedAt ?? null,
});
