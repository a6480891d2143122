import { statSync } from "node:fs";
import type { Core } from "../core.ts";
import { httpError } from "../errors.ts";
import { requireGrant } from "./access.ts";
import type { Handler } from "./route.ts";

/*
 * What programs ask of a project before they work with it. There is one project, with the datasets
 * that the service was opened with, and one user: whoever holds the token.
 */

const USER = "token";
const PRIVATE = { headers: { "Cache-Control": "private, no-store" } };

/** When a dataset's file was made, ISO 8601. */
const madeAt = (file: string): string => statSync(file).birthtime.toISOString();

function projectOf({ options, datasets }: Core, role: string) {
  const [first] = datasets.values();
  return {
    id: options.projectId,
    displayName: options.projectId,
    studioHost: null,
    organizationId: null,
    isBlocked: false,
    isDisabled: false,
    isDisabledByUser: false,
    createdAt: first ? madeAt(first.file) : new Date(0).toISOString(),
    members: [{ id: USER, role, isRobot: true, isCurrentUser: true }],
    features: [],
    metadata: {},
  };
}

const datasetsOf = ({ datasets }: Core) =>
  [...datasets.values()].map(({ name, visibility, file }) => ({
    name,
    aclMode: visibility,
    createdAt: madeAt(file),
    createdByUserId: USER,
    addonFor: null,
    datasetProfile: "content",
    features: [],
    tags: [],
  }));

/** `GET /users/me` → whoever holds the token. */
export const user: Handler = async (call) => {
  const { role } = requireGrant(call);
  const [id] = call.segments;
  if (id !== "me" && id !== USER) throw httpError(404, `There is no user "${id}"`);
  const me = { id: USER, name: USER, email: "", profileImage: null, provider: USER, role };
  return Response.json(me, PRIVATE);
};

/** `GET /projects` → `[project]`, `/projects/{id}` → the one, `/projects/{id}/datasets` → its datasets. */
export const projects: Handler = async (call) => {
  const { role } = requireGrant(call);
  const [id, part] = call.segments;
  const project = projectOf(call.core, role);
  if (id === undefined) return Response.json([project], PRIVATE);
  if (id !== project.id) throw httpError(404, `There is no project "${id}"`);
  if (part === undefined) return Response.json(project, PRIVATE);
  if (part === "datasets") return Response.json(datasetsOf(call.core), PRIVATE);
  throw httpError(404, `A project has datasets, not "${part}"`);
};

/** `GET /datasets` → those there are. Others come with the options that the service is opened with. */
export const datasets: Handler = async (call) => {
  requireGrant(call);
  if (call.segments.length === 0) return Response.json(datasetsOf(call.core), PRIVATE);
  throw httpError(403, "Datasets are set up where the service is opened: see its options");
};
