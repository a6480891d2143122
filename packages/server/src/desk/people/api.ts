import { type Context, Hono } from "hono";
import { ApiError } from "../../http/errors.ts";
import { requireValid } from "../../http/requests.ts";
import type { AccountMails } from "../account/mails.ts";
import { type Gate, profileOf } from "../gate.ts";
import {
  allPeople,
  changeRole,
  end,
  invite,
  isActive,
  type PeoplePlace,
  type Person,
  reset,
} from "../people.ts";
import { inviteSchema, roleSchema, tracesSchema } from "../rules.ts";
import { invitationLink } from "../studio.ts";
import { listTraces } from "./traces.ts";

interface PeopleOptions {
  place: PeoplePlace;
  gate: Gate;
  mails: AccountMails;
  siteUrl: string;
  requireSameOrigin: (c: Context) => void;
}

/** Context of a request by someone who manages people. */
interface ManagerEnv {
  Variables: { me: Person };
}

/** Who is on the staff, for people who manage that. */
export function createPeople(options: PeopleOptions): Hono<ManagerEnv> {
  const { place, gate, mails, siteUrl, requireSameOrigin } = options;
  const { writer } = place;
  const { sessions, readCall, requireManager, requireConfirmed } = gate;
  const people = new Hono<ManagerEnv>();

  // Each change here opens or closes a way into an account, so an aged session is not enough.
  people.use(async (c, next) => {
    if (c.req.method !== "GET") requireSameOrigin(c);
    const { person } = await requireManager(c);
    if (c.req.method !== "GET") await requireConfirmed(c);
    c.set("me", person);
    await next();
  });

  /** Someone else, so that one admin always remains. Throws `not-found`, `role-forbidden`. */
  async function requireOther(c: Context<ManagerEnv>): Promise<Person> {
    const person = await writer.getDocument<Person>(c.req.param("id") ?? "");
    if (!person || !("email" in person)) throw new ApiError("not-found");
    if (person._id === c.var.me._id) throw new ApiError("role-forbidden");
    return person;
  }

  people.get("/", async (c) => {
    const rows = (await allPeople(writer)).map(async (person) => ({
      ...rowOf(person),
      isMe: person._id === c.var.me._id,
      sessions: (await sessions.list(person._id)).map(({ device, seenAt }) => ({ device, seenAt })),
    }));
    return c.json(await Promise.all(rows));
  });
  people.post("/", async (c) => {
    const { me } = c.var;
    const invited = requireValid(inviteSchema, await readCall(c));
    if (invited.email.trim().toLowerCase() === me.email) throw new ApiError("role-forbidden");
    const { token } = await invite(place, { ...invited, by: me._id });
    return c.json({ link: invitationLink(siteUrl, token) });
  });
  people.get("/traces", async (c) =>
    c.json(await listTraces(writer, requireValid(tracesSchema, c.req.query()))),
  );
  people.patch("/:id", async (c) => {
    const { role } = requireValid(roleSchema, await readCall(c));
    const person = await requireOther(c);
    await changeRole(place, { person, role, by: c.var.me._id });
    if (isActive(person) && person.role !== role) await mails.send(person, { kind: "role", role });
    return c.json({ ok: true });
  });
  people.post("/:id/reset", async (c) => {
    await readCall(c);
    const person = await requireOther(c);
    const until = await reset(place, { person, by: c.var.me._id });
    await mails.send(person, { kind: "reset", until });
    return c.json({ ok: true });
  });
  people.delete("/:id", async (c) => {
    await end(place, { person: await requireOther(c), by: c.var.me._id });
    return c.json({ ok: true });
  });
  people.delete("/:id/sessions", async (c) => {
    await sessions.endOf((await requireOther(c))._id, { by: c.var.me._id });
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
