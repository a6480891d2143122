import { ApiError, requireValid } from "@agency/server/http";
import { type Context, Hono } from "hono";
import { mayManagePeople } from "../roles.ts";
import { inviteSchema, roleSchema, tracesSchema } from "../rules.ts";
import { DeskError } from "../staff/find.ts";
import { type Gate, type GateEnv, getProfile } from "./gate.ts";
import {
  type AccountDeps,
  allPeople,
  changeRole,
  end,
  invite,
  isActive,
  type Person,
  reset,
} from "./people.ts";
import { listTraces } from "./traces.ts";

interface PeopleOptions {
  deps: AccountDeps;
  gate: Gate;
  linkTo: (token: string) => string;
}

export function createPeople({ deps, gate, linkTo }: PeopleOptions): Hono<GateEnv> {
  const { writer } = deps;
  const { sessions, readCall } = gate;
  const people = new Hono<GateEnv>();
  people.use(gate.admit(({ role }) => mayManagePeople(role)));
  people.onError((error) => {
    throw error instanceof DeskError ? new ApiError(error.code) : error;
  });

  /** Admins cannot change themselves, so that one is always left. @throws `role-forbidden` */
  async function requireOther(c: Context<GateEnv>): Promise<Person> {
    const person = await writer.getDocument<Person>(c.req.param("id") ?? "");
    if (!person || !("email" in person)) throw new ApiError("not-found");
    if (person._id === c.get("session").person._id) throw new ApiError("role-forbidden");
    return person;
  }

  const nameManager = (c: Context<GateEnv>) => c.get("session").person._id;

  people.get("/", async (c) => {
    const rows = (await allPeople(writer)).map(async (person) => ({
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
    c.json(await listTraces(writer, requireValid(tracesSchema, c.req.query()))),
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
