import { ApiError, requireValid } from "@agency/server/http";
import { type Context, Hono } from "hono";
import type { Logger } from "pino";
import { setUpPasskeySchema, setUpSchema } from "../request-schemas.ts";
import { createAuditEntry } from "./audit-log.ts";
import type { AuthGuard } from "./auth-guard.ts";
import type { RequireStrongPassword } from "./blocklist.ts";
import type { Passkeys } from "./passkeys.ts";
import { hashPassword } from "./passwords.ts";
import { type AccountDeps, getPersonId, type Person, toDigest } from "./people.ts";
import { createSetUpCode, isSameCode } from "./set-up-code.ts";

interface SetUpOptions {
  deps: AccountDeps;
  authGuard: AuthGuard;
  passkeys: Passkeys;
  requireStrong: RequireStrongPassword;
  /** Page that takes the code. */
  url: string;
  log: Logger;
}

export interface SetUp {
  routes: Hono;
  /** Whether there are no accounts or invitations. */
  isOpen(): Promise<boolean>;
  /** Logs the code if there are no accounts. */
  announce(): Promise<void>;
}

type First = Pick<Person, "_id" | "email" | "name" | "role"> & Partial<Person>;

/**
 * Creates the first account, by a code in the server's log: new at each start, valid once, never in
 * a response.
 */
export function createSetUp(options: SetUpOptions): SetUp {
  const { deps, authGuard, passkeys, requireStrong, url, log } = options;
  const code = createSetUpCode();
  /** Accounts are never deleted, so this stays true. */
  let isClosed = false;
  let isCreating = false;
  const routes = new Hono();

  async function isOpen(): Promise<boolean> {
    if (isClosed) return false;
    const hasAccounts = await deps.writer.fetch<boolean>(`count(*[_type == "person"][0...1]) > 0`);
    // Another request may have created one.
    isClosed ||= hasAccounts;
    return !isClosed;
  }

  /** @throws `set-up-closed`, `set-up-code-wrong` and `too-many` */
  async function requireCode(c: Context, given: string): Promise<void> {
    if (!(await isOpen())) throw new ApiError("set-up-closed");
    await authGuard.requireCheck(c, "set-up-code-wrong", async () =>
      isSameCode(code, given) ? true : undefined,
    );
  }

  const getAbout = (id: string) => `setting up ${toDigest(code)} ${id}`;

  /** @throws `set-up-closed` for the second concurrent request */
  async function create(person: First): Promise<void> {
    if (isCreating) throw new ApiError("set-up-closed");
    isCreating = true;
    try {
      if (!(await isOpen())) throw new ApiError("set-up-closed");
      const { _id, role } = person;
      await deps.writer
        .transaction()
        .create({ _type: "person", ...person })
        .create(createAuditEntry({ what: "set-up", by: _id, whom: _id, role }))
        .commit();
      isClosed = true;
    } finally {
      isCreating = false;
    }
  }

  routes.post("/passkey/options", async (c) => {
    const { code, email, name } = requireValid(setUpPasskeySchema, await authGuard.readCall(c));
    await requireCode(c, code);
    const _id = getPersonId(deps, email);
    return c.json(await passkeys.createRegistrationOptions({ _id, email, name }, getAbout(_id)));
  });
  routes.post("/", async (c) => {
    const given = requireValid(setUpSchema, await authGuard.readCall(c));
    const { code, email, name, language } = given;
    await requireCode(c, code);
    const _id = getPersonId(deps, email);
    const made = "passkey" in given ? given.passkey : undefined;
    const passkey =
      made && (await passkeys.verifyRegistration(made.answer, getAbout(_id), made.name));
    if (made && !passkey) throw new ApiError("passkey-wrong");
    const password = "password" in given ? given.password : undefined;
    if (password !== undefined) await requireStrong(password, { email, name });
    const person: First = {
      ...{ _id, email: email.toLowerCase(), name, role: "admin" },
      ...(language && { language }),
      ...(password !== undefined && { password: await hashPassword(password) }),
      ...(passkey && { passkeys: [passkey] }),
    };
    await create(person);
    const stored = await deps.writer.getDocument<Person>(_id);
    if (!stored) throw new ApiError("internal");
    return authGuard.begin(c, stored, {
      ...(passkey
        ? ({ way: "passkey", passkey: passkey._key } as const)
        : ({ way: "password" } as const)),
      isNoticed: false,
    });
  });

  return {
    routes,
    isOpen,
    async announce() {
      if (await isOpen()) log.warn({ code }, `nobody has an account yet: enter the code at ${url}`);
    },
  };
}
