import { ApiError, requireValid } from "@agency/server/http";
import { type Context, Hono } from "hono";
import { auditLogPageSchema, inviteSchema, roleSchema } from "../request-schemas.ts";
import { canManagePeople } from "../roles.ts";
import { DeskError } from "../staff/find-submissions.ts";
import { listAuditLog } from "./audit-log.ts";
import { type AuthEnv, type AuthGuard, getProfile } from "./auth-guard.ts";
import {
  type AccountDeps,
  changeRole,
  end,
  invite,
  isActive,
  listPeople,
  type Person,
  reset,
} from "./people.ts";

interface PeopleOptions {
  deps: AccountDeps;
  authGuard: AuthGuard;
  linkTo: (token: string) => string;
}

/** Creates the API for managing people. Throws `role-forbidden` without that permission. */
export function createPeople({ deps, authGuard, linkTo }: PeopleOptions): Hono<AuthEnv> {
  const { writer } = deps;
  const { sessions, readCall } = authGuard;
  const people = new Hono<AuthEnv>();
  people.use(authGuard.requireStaff(({ role }) => canManagePeople(role)));
  people.onError((error) => {
    throw error instanceof DeskError ? new ApiError(error.code) : error;
  });

  /** Admins cannot change themselves, so that one is left. @throws `role-forbidden` */
  async function requireOther(c: Context<AuthEnv>): Promise<Person> {
    const person = await writer.getDocument<Person>(c.req.param("id") ?? "");
    if (!person || !("email" in person)) throw new ApiError("not-found");
    if (person._id === c.get("session").person._id) throw new ApiError("role-forbidden");
    return person;
  }

  const nameManager = (c: Context<AuthEnv>) => c.get("session").person._id;

  people.get("/", async (c) => {
    const rows = (await listPeople(writer)).map(async (person) => ({
      ...getRow(person),
      isMe: person._id === nameManager(c),
      sessions: (await sessions.list(person._id)).map(({ device, seenAt }) => ({ device, seenAt })),
    }));
    return c.json(await Promise.all(rows));
  });
  people.post("/", async (c) => {
    const invited = requireValid(inviteSchema, await readCall(c));
    const { token } = await invite(deps, { ...invited, by: nameManager(c) });
    return c.json({ link: linkTo(token) });
  });
  people.get("/traces", async (c) =>
    c.json(await listAuditLog(writer, requireValid(auditLogPageSchema, c.req.query()))),
  );
  people.patch("/:id", async (c) => {
    const { role } = requireValid(roleSchema, await readCall(c));
    await changeRole(deps, { person: await requireOther(c), role, by: nameManager(c) });
    return c.json({ ok: true });
  });
  people.post("/:id/reset", async (c) => {
    await reset(deps, { person: await requireOther(c), by: nameManager(c) });
    return c.json({ ok: true });
  });
  people.delete("/:id", async (c) => {
    await end(deps, { person: await requireOther(c), by: nameManager(c) });
    return c.json({ ok: true });
  });
  people.delete("/:id/sessions", async (c) => {
    await sessions.endSessions((await requireOther(c))._id, { by: nameManager(c) });
    return c.json({ ok: true });
  });
  return people;
}

const getRow = (person: Person) => ({
  ...getProfile(person),
  isActive: isActive(person),
  isInvited: person.invitation !== undefined,
  /** ISO 8601. */
  invitedUntil: person.invitation?.until ?? null,
  isEnded: person.isEnded === true,
  hasPassword: person.password !== undefined,
  passkeys: person.passkeys?.length ?? 0,
});
