import { statSync } from "node:fs";
import type { Core } from "../core.ts";
import { TOKEN_AUTHOR } from "../document.ts";
import { httpError } from "../errors.ts";
import type { Rights, User } from "../options.ts";
import { authorizeFullRead, requireRights } from "./authorize.ts";
import type { Call, Handler } from "./call.ts";

/* Endpoints for Sanity's tools: one project and one user, the caller. */

const PRIVATE = { headers: { "Cache-Control": "private, no-store" } };

const getCreationTime = (file: string): string => statSync(file).birthtime.toISOString();

function getProject({ options, datasets }: Core, role: string) {
  const [first] = datasets.values();
  return {
    id: options.projectId,
    displayName: options.projectId,
    studioHost: null,
    organizationId: null,
    isBlocked: false,
    isDisabled: false,
    isDisabledByUser: false,
    createdAt: first ? getCreationTime(first.file) : new Date(0).toISOString(),
    members: [{ id: TOKEN_AUTHOR, role, isRobot: true, isCurrentUser: true }],
    features: [],
    metadata: {},
  };
}

const getDatasets = ({ datasets }: Core) =>
  [...datasets.values()].map(({ name, visibility, file }) => ({
    name,
    aclMode: visibility,
    createdAt: getCreationTime(file),
    createdByUserId: TOKEN_AUTHOR,
    addonFor: null,
    datasetProfile: "content",
    features: [],
    tags: [],
  }));

function getUser(call: Call): User {
  const { role } = requireRights(call);
  return call.session?.user ?? { id: TOKEN_AUTHOR, name: TOKEN_AUTHOR, email: "", role };
}

/**
 * Returns user profiles: `GET /users/me` → the caller. `GET /users/{id,id}` → one as an object,
 * several as a list.
 */
export const users: Handler = async (call) => {
  const me = getUser(call);
  const [given = ""] = call.segments;
  if (given === "me") return Response.json(getProfile(me), PRIVATE);
  const ids = [...new Set(given.split(","))].slice(0, MAX_IDS);
  const robot = { id: TOKEN_AUTHOR, name: TOKEN_AUTHOR, email: "", role: "write" };
  const known = call.session ? [...(await call.session.getUsers(ids)), robot] : [];
  const found = ids.flatMap((id) => known.find((one) => one.id === id) ?? (id === me.id ? me : []));
  if (ids.length > 1) return Response.json(found.map(getProfile), PRIVATE);
  if (!found[0]) throw httpError(404, `There is no user "${given}"`);
  return Response.json(getProfile(found[0]), PRIVATE);
};

const MAX_IDS = 400;

const getProfile = ({ id, name, email, role }: User) => ({
  id,
  name,
  displayName: name,
  email,
  profileImage: null,
  imageUrl: null,
  provider: id === TOKEN_AUTHOR ? TOKEN_AUTHOR : "desk",
  role,
  roles: [{ name: role, title: role }],
});

/**
 * Describes the only project: `GET /projects`, and in `/projects/{id}`: `datasets`, `grants`
 * (empty), `user-applications` (empty), `datasets/{dataset}/acl` → `[{filter, permissions}]` of the
 * caller.
 */
export const projects: Handler = async (call) => {
  const { role } = getUser(call);
  const [id, part, name, detail] = call.segments;
  const project = getProject(call.core, role);
  if (id === undefined) return Response.json([project], PRIVATE);
  if (id !== project.id) throw httpError(404, `There is no project "${id}"`);
  if (part === undefined) return Response.json(project, PRIVATE);
  if (part === "grants") return Response.json({}, PRIVATE);
  if (part === "user-applications") return Response.json([], PRIVATE);
  if (part !== "datasets") throw httpError(404, `A project has datasets, not "${part}"`);
  if (name === undefined) return Response.json(getDatasets(call.core), PRIVATE);
  if (detail !== "acl") throw httpError(404, `A dataset has an acl, not "${detail}"`);
  authorizeFullRead(call, name);
  return Response.json(getPermissions(requireRights(call)), PRIVATE);
};

const ALL = '_id in path("**")';

const getPermissions = ({ role, filter }: Rights) => [
  { filter: ALL, permissions: ["read", "history"] },
  ...(role === "write" ? [{ filter: filter ?? ALL, permissions: ["create", "update"] }] : []),
];

/** Lists the datasets. Answers 403 to changes: the options configure datasets. */
export const datasets: Handler = async (call) => {
  requireRights(call);
  if (call.segments.length === 0) return Response.json(getDatasets(call.core), PRIVATE);
  throw httpError(403, "Datasets are set up where the service is opened: see its options");
};

export const features: Handler = async (call) => {
  requireRights(call);
  return Response.json([], PRIVATE);
};

export const ping: Handler = async () => new Response("PONG", PRIVATE);

/** Answers the Studio's requests for offers, trials, help and access requests. */
export const nothing: Handler = async () => Response.json(null, PRIVATE);

export const telemetry: Handler = async () => Response.json({ status: "denied" }, PRIVATE);
