import { type Context, Hono } from "hono";
import { ApiError } from "../../http/errors.ts";
import { requireValid } from "../../http/requests.ts";
import { type Gate, profileOf } from "../gate.ts";
import { allPeople, changeRole, end, invite, type PeoplePlace, type Person } from "../people.ts";
import { inviteSchema, roleSchema, tracesSchema } from "../rules.ts";
import { invitationLink } from "../studio.ts";
import { listTraces } from "./traces.ts";

interface PeopleOptions {
  place: PeoplePlace;
  gate: Gate;
  siteUrl: string;
  requireSameOrigin: (c: Context) => void;
}

/** Who is on the staff, for those who tell. */
export function createPeople({ place, gate, siteUrl, requireSameOrigin }: PeopleOptions): Hono {
  const { writer } = place;
  const { sessions, readCall, requireManager } = gate;
  const people = new Hono();

  async function personOf(c: Context): Promise<Person> {
    const person = await writer.getDocument<Person>(c.req.param("id") ?? "");
    if (person && "email" in person) return person;
    throw new ApiError("not-found");
  }

  /** Somebody else: one has to be left who can put it right. Throws `role-forbidden`. */
  async function otherOf(c: Context, me: Person): Promise<Person> {
    const person = await personOf(c);
    if (person._id !== me._id) return person;
    throw new ApiError("role-forbidden");
  }

  people.get("/", async (c) => {
    const { _id: me } = await requireManager(c);
    const rows = (await allPeople(writer)).map(async (person) => ({
      ...rowOf(person),
      isMe: person._id === me,
      sessions: (await sessions.list(person._id)).map(({ device, seenAt }) => ({ device, seenAt })),
    }));
    return c.json(await Promise.all(rows));
  });
  people.post("/", async (c) => {
    const { _id: by } = await requireManager(c);
    const { token } = await invite(place, {
      ...requireValid(inviteSchema, await readCall(c)),
      by,
    });
    return c.json({ link: invitationLink(siteUrl, token) });
  });
  people.get("/traces", async (c) => {
    await requireManager(c);
    return c.json(await listTraces(writer, requireValid(tracesSchema, c.req.query())));
  });
  people.patch("/:id", async (c) => {
    const me = await requireManager(c);
    const { role } = requireValid(roleSchema, await readCall(c));
    await changeRole(place, { person: await otherOf(c, me), role, by: me._id });
    return c.json({ ok: true });
  });
  people.delete("/:id", async (c) => {
    requireSameOrigin(c);
    const me = await requireManager(c);
    await end(place, { person: await otherOf(c, me), by: me._id });
    return c.json({ ok: true });
  });
  people.delete("/:id/sessions", async (c) => {
    requireSameOrigin(c);
    const me = await requireManager(c);
    await sessions.endOf((await otherOf(c, me))._id, { by: me._id });
    return c.json({ ok: true });
  });
  return people;
}

const rowOf = (person: Person) => ({
  ...profileOf(person),
  isInvited: person.invitation !== undefined,
  /** ISO 8601. */
  invitedUntil: person.invitation?.until ?? null,
  isEnded: person.isEnded === true,
  hasPassword: person.password !== undefined,
  passkeys: person.passkeys?.length ?? 0,
});
