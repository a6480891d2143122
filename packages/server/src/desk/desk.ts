import type { ContentChanges, Session } from "@agency/content-lake";
import type { Context } from "hono";
import { Hono } from "hono";
import { mostBytes, readJson, requireBody } from "../http/body.ts";
import { ApiError } from "../http/errors.ts";
import type { Limits } from "../http/limits.ts";
import { type AddressOf, requireValid } from "../http/requests.ts";
import type { Writer } from "../submissions/submissions.ts";
import { createSessionCookie } from "./cookie.ts";
import {
  accept,
  allPeople,
  changeRole,
  end,
  invite,
  invitedBy,
  type Person,
  recognize,
} from "./people.ts";
import { createPreview, type Preview, previewPath } from "./preview.ts";
import { mayManagePeople, rightsOf } from "./roles.ts";
import {
  accountSchema,
  credentialsSchema,
  invitationSchema,
  inviteSchema,
  previewSchema,
  roleSchema,
} from "./rules.ts";
import { createSessions, type OpenSession } from "./sessions.ts";
import { deskPath, signInPath } from "./studio.ts";

export interface DeskOptions {
  /** Of the dataset of people and sessions. */
  writer: Writer;
  changes: ContentChanges;
  secret: string;
  siteUrl: string;
  /** Of what visitors read. */
  dataset: string;
  limits: Limits;
  addressOf: AddressOf;
  requireSameOrigin: (c: Context) => void;
}

/** Who works at the desk: signing in and out, and who may. */
export interface Desk {
  routes: Hono;
  /** Who asks, for the content service; nobody where nobody is signed in. Throws `origin-forbidden`. */
  sessionOf: (c: Context) => Promise<Session | undefined>;
  isPreviewed: Preview["isPreviewed"];
}

/** The link of an invitation. What it holds stands behind a `#`, which no server and no log gets. */
export const invitationLink = (siteUrl: string, token: string): string =>
  `${siteUrl}${signInPath}#invitation=${token}`;

/** Only for content that is embedded: elsewhere the service has accounts of its own. */
export function createDesk(options: DeskOptions): Desk {
  const { writer, changes, secret, siteUrl, dataset, limits, addressOf, requireSameOrigin } =
    options;
  const place = { writer, secret };
  const cookie = createSessionCookie(siteUrl.startsWith("https:"));
  const sessions = createSessions(writer, changes);

  async function find(c: Context): Promise<OpenSession | undefined> {
    const token = cookie.read(c);
    return token === undefined ? undefined : sessions.find(token);
  }

  const preview = createPreview({ secret, siteUrl, find });

  async function requireSession(c: Context): Promise<OpenSession> {
    const session = await find(c);
    if (session) return session;
    throw new ApiError("signed-out");
  }

  async function requireManager(c: Context): Promise<Person> {
    const { person } = await requireSession(c);
    if (mayManagePeople(person.role)) return person;
    throw new ApiError("role-forbidden");
  }

  /** The body of a call. Counts it for its address, so that nobody tries passwords on end. */
  async function readCall(c: Context): Promise<unknown> {
    requireSameOrigin(c);
    requireBody(c, { "application/json": mostBytes });
    await limits.address("desk", addressOf(c));
    return readJson(c);
  }

  async function begin(c: Context, person: Person): Promise<Response> {
    cookie.write(c, await sessions.begin(person));
    return c.json(profileOf(person));
  }

  async function signOut(c: Context): Promise<Response> {
    requireSameOrigin(c);
    const session = await find(c);
    if (session) await sessions.end(session);
    cookie.remove(c);
    return c.json({ ok: true });
  }

  async function personOf(c: Context): Promise<Person> {
    const person = await writer.getDocument<Person>(c.req.param("id") ?? "");
    if (person && "email" in person) return person;
    throw new ApiError("not-found");
  }

  const api = new Hono();
  api.use(async (c, next) => {
    await next();
    c.res.headers.set("Cache-Control", "no-store");
  });
  api.get("/session", async (c) => c.json(profileOf((await requireSession(c)).person)));
  api.post("/session", async (c) => {
    const { email, password } = requireValid(credentialsSchema, await readCall(c));
    await limits.email("desk", email);
    const person = await recognize(place, email, password);
    if (!person) throw new ApiError("credentials-wrong");
    return begin(c, person);
  });
  api.delete("/session", signOut);
  api.post("/invitation", async (c) => {
    const { token } = requireValid(invitationSchema, await readCall(c));
    const person = await invitedBy(writer, token);
    if (!person) throw new ApiError("link-invalid");
    return c.json(profileOf(person));
  });
  api.post("/account", async (c) => {
    const person = await accept(place, requireValid(accountSchema, await readCall(c)));
    if (!person) throw new ApiError("link-invalid");
    return begin(c, person);
  });
  api.get("/people", async (c) => {
    await requireManager(c);
    return c.json((await allPeople(writer)).map(rowOf));
  });
  api.post("/people", async (c) => {
    const { _id: by } = await requireManager(c);
    const { token } = await invite(place, {
      ...requireValid(inviteSchema, await readCall(c)),
      by,
    });
    return c.json({ link: invitationLink(siteUrl, token) });
  });
  api.patch("/people/:id", async (c) => {
    const { _id: by } = await requireManager(c);
    const { role } = requireValid(roleSchema, await readCall(c));
    const person = await personOf(c);
    // Somebody has to be left who can put it right.
    if (person._id === by) throw new ApiError("role-forbidden");
    await changeRole(place, { person, role, by });
    return c.json({ ok: true });
  });
  api.delete("/people/:id", async (c) => {
    requireSameOrigin(c);
    const { _id: by } = await requireManager(c);
    const person = await personOf(c);
    if (person._id === by) throw new ApiError("role-forbidden");
    await end(place, { person, by });
    return c.json({ ok: true });
  });

  api.post("/previews", async (c) => {
    await requireSession(c);
    const { path } = requireValid(previewSchema, await readCall(c));
    return c.json(preview.share(path));
  });

  const routes = new Hono();
  routes.route(`${deskPath}/api`, api);
  routes.route(previewPath, preview.routes);
  // What the Studio asks of the service that signs people in.
  routes.get("/content/:version/auth/providers", (c) =>
    c.json({ providers: [{ name: "desk", title: "Desk", url: siteUrl + signInPath }] }),
  );
  routes.get("/content/:version/auth/id", async (c) => {
    const session = await find(c);
    return session ? c.json({ id: session.person._id }) : c.json({}, 401);
  });
  routes.post("/content/:version/auth/logout", signOut);
  routes.get("/content/:version/users/me/keyvalue/:keys", async (c) => {
    const { person } = await requireSession(c);
    const kept = await writer.getDocument<Kept>(keptId(person));
    const asked = (c.req.param("keys") ?? "").split(",");
    return c.json((kept?.pairs ?? []).filter(({ key }) => asked.includes(key)));
  });
  routes.put("/content/:version/users/me/keyvalue", async (c) => {
    requireSameOrigin(c);
    const { person } = await requireSession(c);
    requireBody(c, { "application/json": mostBytes });
    const given = await readJson(c);
    if (!Array.isArray(given) || !given.every(isPair)) throw new ApiError("json-invalid");
    const kept = await writer.getDocument<Kept>(keptId(person));
    const names = given.map(({ key }) => key);
    const others = (kept?.pairs ?? []).filter(({ key }) => !names.includes(key));
    const pairs = [...others, ...given.map(({ key, value }) => ({ _key: key, key, value }))];
    if (JSON.stringify(pairs).length > mostKept) throw new ApiError("too-large");
    await writer.createOrReplace({ _id: keptId(person), _type: "kept", pairs });
    return c.json(given);
  });

  return {
    routes,
    isPreviewed: preview.isPreviewed,
    async sessionOf(c) {
      const session = await find(c);
      if (!session) return undefined;
      requireSameOrigin(c);
      const { _id: id, name, email, role } = session.person;
      return {
        user: { id, name, email, role },
        rights: rightsOf(role, dataset),
        holds: () => sessions.holds(cookie.read(c) ?? ""),
        usersOf: async (ids) => {
          const found = await writer.getDocuments<Person>([...ids]);
          return found.flatMap((one) =>
            one && "email" in one ? { id: one._id, name: one.name, email: "", role: one.role } : [],
          );
        },
      };
    },
  };
}

/** What the Studio remembers for somebody, such as how a list is sorted. */
interface Kept {
  pairs: { key: string; value: unknown }[];
}

/** In characters. */
const mostKept = 128 * 1024;

const keptId = ({ _id }: Person): string => `kept.${_id}`;

const isPair = (value: unknown): value is { key: string; value: unknown } =>
  typeof value === "object" &&
  value !== null &&
  "key" in value &&
  typeof value.key === "string" &&
  "value" in value;

const profileOf = ({ _id: id, name, email, role }: Person) => ({ id, name, email, role });

const rowOf = (person: Person) => ({
  ...profileOf(person),
  isInvited: person.invitation !== undefined,
  isEnded: person.isEnded === true,
});
